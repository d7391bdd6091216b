// Opening a page as a browser does: the document, its cookie, its session, and which of its elements listen.
#pragma once

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <sstream>

#include "Options.hpp"

namespace load {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

struct Page {
  std::string html, cookie, session;
};

inline net::ip::tcp::socket connect(net::io_context &context, const Options &options) {
  net::ip::tcp::socket socket(context);
  net::connect(socket, net::ip::tcp::resolver(context).resolve(options.host, options.port));
  socket.set_option(net::ip::tcp::no_delay(true));
  return socket;
}

/// The text between `before` and the next `after`, or nothing.
inline std::string between(const std::string &text, const std::string &before, const std::string &after) {
  auto start = text.find(before);
  if (start == text.npos) return "";
  start += before.size();
  return text.substr(start, text.find(after, start) - start);
}

inline Page openPage(net::io_context &context, const Options &options) {
  auto socket = connect(context, options);
  http::request<http::empty_body> request{http::verb::get, options.path, 11};
  request.set(http::field::host, options.host + ":" + options.port);
  request.set(http::field::connection, "close");
  http::write(socket, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(256 * 1024 * 1024);
  http::read(socket, buffer, parser);
  auto &response = parser.get();
  if (response.result() != http::status::ok) throw std::runtime_error("the page answered " + std::to_string(response.result_int()));
  Page page;
  page.html = std::move(response.body());
  for (auto [field, end] = response.equal_range(http::field::set_cookie); field != end; ++field) {
    auto pair = std::string(field->value()).substr(0, field->value().find(';'));
    page.cookie += (page.cookie.empty() ? "" : "; ") + pair;
  }
  page.session = between(page.html, "<meta name=\"raven-session\" content=\"", "\"");
  if (page.session.empty()) throw std::runtime_error("the page names no session");
  return page;
}

/// The ids of elements that listen to a kind: elements below the container count from 1, in document order. Of these,
/// only those directly behind a tag that contains `behind`.
inline std::vector<uint32_t> listeningNodes(const std::string &html, uint8_t kind, const std::string &behind) {
  std::vector<uint32_t> nodes;
  auto position = html.find("id=\"raven\"");
  std::string tag, tagBefore;
  for (uint32_t id = 1; (position = html.find('<', position)) != html.npos; position += 1) {
    if (!std::isalpha(static_cast<unsigned char>(html[position + 1]))) continue;
    tagBefore = std::move(tag);
    tag = html.substr(position, html.find('>', position) - position);
    auto mask = between(tag, " data-on=\"", "\"");
    auto listens = !mask.empty() && (std::stoul(mask) >> kind & 1);
    if (listens && tagBefore.find(behind) != tagBefore.npos) nodes.push_back(id);
    id += 1;
  }
  return nodes;
}

/// The ids a list `3,5,9` or a range `7-8000:8` names.
inline std::vector<uint32_t> namedNodes(const std::string &text) {
  std::vector<uint32_t> nodes;
  std::istringstream list(text);
  for (std::string item; std::getline(list, item, ',');) {
    auto dash = item.find('-'), colon = item.find(':');
    auto first = std::stoul(item);
    auto last = dash == item.npos ? first : std::stoul(item.substr(dash + 1));
    auto step = colon == item.npos ? 1 : std::max(1ul, std::stoul(item.substr(colon + 1)));
    for (auto id = first; id <= last; id += step) nodes.push_back(static_cast<uint32_t>(id));
  }
  return nodes;
}

}  // namespace load
