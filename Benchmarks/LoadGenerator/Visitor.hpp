// Somebody who loads a page again and again over one connection, and connects to no session.
#pragma once

#include <boost/beast/http/vector_body.hpp>
#include <optional>

#include "Run.hpp"

namespace load {

class Visitor final : public Player {
public:
  /// Has the cookie of a first visit, as a browser that comes back.
  explicit Visitor(Run &run) : run_(run), socket_(connect(run.context, run.options)), timer_(run.context) {
    request_.method(http::verb::get);
    request_.target(run.options.path);
    request_.version(11);
    request_.set(http::field::host, run.options.host + ":" + run.options.port);
    request_.set(http::field::cookie, openPage(run.context, run.options).cookie);
  }

  void start() override { rest(true); }

private:
  void rest(bool isFirst) {
    if (run_.options.pace <= 0) return next();
    timer_.expires_after(run_.pause(isFirst));
    timer_.async_wait([this](error_code) { next(); });
  }

  void next() {
    if (!run_.takeTurn()) return;
    sent_ = Clock::now();
    http::async_write(socket_, request_, [this](error_code error, std::size_t) {
      if (error) throw std::runtime_error("a visitor could not ask: " + error.message());
      read();
    });
  }

  void read() {
    response_.emplace();
    response_->body_limit(256 * 1024 * 1024);
    http::async_read(socket_, incoming_, *response_, [this](error_code error, std::size_t size) {
      if (error) throw std::runtime_error("a visitor was disconnected: " + error.message());
      auto status = response_->get().result_int();
      if (status != 200) throw std::runtime_error("the page answered " + std::to_string(status));
      run_.measurement.receivedPage(size);
      run_.measurement.answered(sent_);
      rest(false);
    });
  }

  Run &run_;
  net::ip::tcp::socket socket_;
  net::steady_timer timer_;
  http::request<http::empty_body> request_;
  std::optional<http::response_parser<http::vector_body<char>>> response_;
  beast::flat_buffer incoming_;
  Clock::time_point sent_;
};

}  // namespace load
