// The judgement of a request's head before anybody acts on it: what Beast's parser lets pass and a server must not.
//
// Ambiguity about where a request ends is how one request is smuggled behind another, so everything ambiguous is refused.
#pragma once

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <string_view>

#include "Connection.hpp"

namespace raven {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

/// A line that begins with white space continues the one before, for some readers and not for others.
inline bool hasFoldedLine(std::string_view head) {
  return head.find("\r\n ") != head.npos || head.find("\r\n\t") != head.npos;
}

/// The status that refuses what the parser would not take.
inline unsigned statusOf(error_code error) {
  if (error == http::error::body_limit) return 413;
  if (error == http::error::header_limit) return 431;
  if (error == http::error::bad_version) return 505;
  return 400;
}

/// The status that refuses a parsed head, if anything does.
inline std::optional<unsigned> refusal(const http::request_header<> &head) {
  if (head.count(http::field::transfer_encoding) > 0) {
    if (head.count(http::field::content_length) > 0 || head.version() < 11) return 400;
    // The parser itself refuses a second coding behind `chunked`.
    if (!beast::iequals(head[http::field::transfer_encoding], "chunked")) return 501;
  }
  if (head.count(http::field::content_length) > 1) return 400;
  auto hosts = head.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && head.version() >= 11)) return 400;
  auto target = head.target();
  if (target.empty() || (target[0] != '/' && target != "*")) return 400;
  return std::nullopt;
}

/// The status that refuses an upgrade, if anything does. A key is the base64 of 16 bytes.
inline std::optional<unsigned> upgradeRefusal(const http::request_header<> &head) {
  if (head.count(http::field::sec_websocket_key) != 1 || head[http::field::sec_websocket_key].size() != 24) return 400;
  if (head[http::field::sec_websocket_version] != "13") return 426;
  return std::nullopt;
}

/// Copies a head into the form the app reads.
inline std::unique_ptr<RequestParts> partsOf(const http::request_header<> &head, const std::string &remote) {
  auto parts = std::make_unique<RequestParts>();
  parts->method = std::string(head.method_string());
  parts->target = std::string(head.target());
  parts->remote = remote;
  std::size_t length = 0, count = 0;
  for (auto &field : head) {
    length += field.name_string().size() + field.value().size();
    count += 1;
  }
  parts->text.reserve(length);
  parts->fields.reserve(count);
  auto copy = [&](beast::string_view part) {
    auto start = parts->text.size();
    parts->text.append(part.data(), part.size());
    return raven_bytes{reinterpret_cast<const uint8_t *>(parts->text.data()) + start, part.size()};
  };
  for (auto &field : head) parts->fields.push_back({copy(field.name_string()), copy(field.value())});
  return parts;
}

}  // namespace raven
