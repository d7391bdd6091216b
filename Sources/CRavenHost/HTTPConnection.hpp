// A connection that speaks HTTP/1.1, one request at a time.
//
//   handshake (TLS) ──▶ idle
//   idle ──▶ head ──▶ body ──▶ answering ──▶ writing ──▶ idle (keep-alive)
//             │        │          │             ├─────▶ lingering ──▶ ended
//             └── refused by the host ──────────┘
//                                 └──▶ a SocketConnection takes its place
//
// Every phase has a deadline. Bytes of further requests wait in the buffer, so pipelined requests are answered in order.
// The head is parsed only once it is complete: its size is bounded and its lines can be judged before the parser reads
// them.
#pragma once

#include <array>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>

#include "RequestHead.hpp"
#include "SocketConnection.hpp"
#include "TLS.hpp"

namespace raven {

template <class Stream>
class HTTPConnection final : public Connection, public std::enable_shared_from_this<HTTPConnection<Stream>> {
public:
  HTTPConnection(Owner &owner, Stream stream, std::string remote)
      : owner_(owner), stream_(std::move(stream)), remote_(std::move(remote)) {
    owner_.watch();
  }

  ~HTTPConnection() override { owner_.unwatch(); }

  void start() {
    if constexpr (isTLS<Stream>) {
      enter(Phase::handshake, owner_.limits.handshake_timeout);
      stream_.async_handshake(net::ssl::stream_base::server, [self = this->shared_from_this()](error_code error) {
        if (self->phase_ != Phase::handshake) return;
        if (error) return self->end();
        self->awaitRequest();
      });
    } else {
      awaitRequest();
    }
  }

  void perform(Command &command) override {
    if (phase_ != Phase::answering) return;
    if (command.kind == Command::Kind::respond) {
      respond(command.code, command.head, std::move(command.bytes));
    } else if (command.kind == Command::Kind::accept && isUpgrade_) {
      becomeSocket();
    }
  }

  void sweep(Clock::time_point now) override {
    if (now < deadline_) return;
    switch (phase_) {
      case Phase::handshake:
      case Phase::idle: return end();
      case Phase::head:
      case Phase::body:
        cancelReading();
        return refuse(408);
      case Phase::answering:
        owner_.deliver({RAVEN_EVENT_CLOSED, id, RAVEN_CLOSE_UNANSWERED});
        owner_.registry.renew(*this);
        return refuse(503);
      case Phase::writing: return end();
      case Phase::lingering: return end();
      case Phase::ended: return;
    }
  }

  void tick() override {}

  void mailboxTaken() override {}

  void drain() override {
    if (phase_ == Phase::idle || phase_ == Phase::handshake) end();
  }

  void abort() override {
    if (phase_ == Phase::answering) owner_.deliver({RAVEN_EVENT_CLOSED, id, RAVEN_CLOSE_DRAINING});
    end();
  }

private:
  enum class Phase { handshake, idle, head, body, answering, writing, lingering, ended };
  using Parser = http::request_parser<http::string_body>;

  void enter(Phase phase, uint32_t timeout) {
    phase_ = phase;
    deadline_ = Clock::now() + Limits::duration(timeout);
  }

  // Reading

  void awaitRequest() {
    // Browsers connect ahead of need: a fresh connection may be silent as long as a kept one.
    enter(Phase::idle, std::max(owner_.limits.head_timeout, owner_.limits.keep_alive_timeout));
    parseHead();
  }

  void readMore(std::size_t limit) {
    auto room = limit > buffer_.size() ? limit - buffer_.size() : 0;
    if (room == 0) return refuse(phase_ == Phase::body ? 400 : 431);
    stream_.async_read_some(
      buffer_.prepare(std::min<std::size_t>(room, readSize)),
      [self = this->shared_from_this()](error_code error, std::size_t count) { self->didRead(error, count); });
  }

  void didRead(error_code error, std::size_t count) {
    if (phase_ != Phase::idle && phase_ != Phase::head && phase_ != Phase::body) return;
    if (error) return end();
    buffer_.commit(count);
    if (phase_ == Phase::body) return parseBody();
    parseHead();
  }

  /// The read under way must not touch the buffer any more; its handler finds another phase.
  void cancelReading() {
    error_code ignored;
    beast::get_lowest_layer(stream_).cancel(ignored);
  }

  std::string_view received() const {
    return {static_cast<const char *>(buffer_.data().data()), buffer_.size()};
  }

  void parseHead() {
    // An empty line before a request is to be ignored.
    while (buffer_.size() >= 2 && received().substr(0, 2) == "\r\n") buffer_.consume(2);
    auto end = received().find("\r\n\r\n", searched_);
    if (end == std::string_view::npos) {
      searched_ = buffer_.size() < 3 ? 0 : buffer_.size() - 3;
      if (phase_ == Phase::idle && buffer_.size() > 0) enter(Phase::head, owner_.limits.head_timeout);
      return readMore(owner_.limits.head_bytes);
    }
    auto head = received().substr(0, end + 4);
    searched_ = 0;
    if (head.size() > owner_.limits.head_bytes) return refuse(431);
    if (hasFoldedLine(head)) return refuse(400);
    parser_.emplace();
    parser_->header_limit(owner_.limits.head_bytes + 1);
    parser_->body_limit(owner_.limits.body_bytes);
    error_code error;
    auto consumed = parser_->put(net::buffer(head.data(), head.size()), error);
    if (error == http::error::need_more) error = {};
    if (error || !parser_->is_header_done()) return refuse(error ? statusOf(error) : 400);
    buffer_.consume(consumed);
    judge();
  }

  void judge() {
    auto &message = parser_->get();
    keepsAlive_ = message.keep_alive();
    isHead_ = message.method() == http::verb::head;
    version_ = message.version();
    if (auto status = refusal(message)) return refuse(*status);
    isUpgrade_ = websocket::is_upgrade(message);
    if (isUpgrade_) {
      // Nothing may follow before the upgrade is accepted: the page cannot know yet whether it will be read.
      if (!parser_->is_done() || buffer_.size() > 0) return refuse(400);
      if (auto status = upgradeRefusal(message)) return refuse(*status);
    }
    request_ = partsOf(message, remote_);
    if (parser_->is_done()) return ask();
    enter(Phase::body, owner_.limits.body_timeout);
    parser_->eager(true);
    if (beast::iequals(message[http::field::expect], "100-continue") && buffer_.size() == 0) return sayContinue();
    parseBody();
  }

  void sayContinue() {
    static const std::string interim = "HTTP/1.1 100 Continue\r\n\r\n";
    net::async_write(stream_, net::buffer(interim), [self = this->shared_from_this()](error_code error, std::size_t) {
      if (self->phase_ != Phase::body) return;
      if (error) return self->end();
      self->parseBody();
    });
  }

  void parseBody() {
    error_code error;
    while (buffer_.size() > 0 && !parser_->is_done()) {
      auto consumed = parser_->put(buffer_.data(), error);
      buffer_.consume(consumed);
      if (error == http::error::need_more) {
        error = {};
        break;
      }
      if (error) return refuse(statusOf(error));
      if (consumed == 0) break;
    }
    if (!parser_->is_done()) return readMore(bodyWindow);
    request_->body = std::move(parser_->get().body());
    ask();
  }

  // Answering

  void ask() {
    owner_.registry.renew(*this);
    enter(Phase::answering, owner_.limits.answer_timeout);
    Event event{isUpgrade_ ? RAVEN_EVENT_UPGRADE : RAVEN_EVENT_REQUEST, id};
    event.request = std::move(request_);
    if (!isUpgrade_) parser_.reset();
    if (buffer_.size() == 0) buffer_.shrink_to_fit();
    owner_.deliver(std::move(event));
  }

  void becomeSocket() {
    phase_ = Phase::ended;
    auto head = parser_->release();
    auto next = std::make_shared<SocketConnection<Stream>>(owner_, std::move(stream_));
    auto keep = this->shared_from_this();
    owner_.registry.replace(*this, next);
    next->accept(head);
  }

  void refuse(unsigned status) {
    owner_.log(RAVEN_LOG_REFUSED, id, status);
    keepsAlive_ = false;
    auto reason = std::string(http::obsolete_reason(http::int_to_status(status)));
    std::string head = "Content-Type: text/plain; charset=utf-8\r\n";
    if (status == 426) head += "Sec-WebSocket-Version: 13\r\nUpgrade: websocket\r\n";
    respond(status, head, reason + "\n");
  }

  void respond(unsigned status, const std::string &head, std::string body) {
    if (owner_.isDraining) keepsAlive_ = false;
    bool hasBody = status >= 200 && status != 204 && status != 304;
    answer_.clear();
    answer_.reserve(head.size() + 192);
    answer_ += "HTTP/1.1 " + std::to_string(status) + " ";
    answer_ += std::string(http::obsolete_reason(http::int_to_status(status)));
    answer_ += "\r\nDate: " + owner_.date() + "\r\n" + head;
    if (hasBody) answer_ += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    if (!keepsAlive_) {
      answer_ += "Connection: close\r\n";
    } else if (version_ < 11) {
      answer_ += "Connection: keep-alive\r\n";
    }
    answer_ += "\r\n";
    body_ = hasBody && !isHead_ ? std::move(body) : std::string();
    written_ = 0;
    write();
  }

  void write() {
    // Each step that gets something out earns new time: a slow reader is served, one that stopped is not.
    enter(Phase::writing, owner_.limits.write_timeout);
    auto fromBody = written_ > answer_.size() ? written_ - answer_.size() : 0;
    std::array<net::const_buffer, 2> rest{
      net::buffer(answer_) + std::min(written_, answer_.size()), net::buffer(body_) + fromBody};
    stream_.async_write_some(rest, [self = this->shared_from_this()](error_code error, std::size_t count) {
      self->didWrite(error, count);
    });
  }

  void didWrite(error_code error, std::size_t count) {
    if (phase_ != Phase::writing) return;
    if (error) return end();
    written_ += count;
    if (written_ < answer_.size() + body_.size()) return write();
    answer_.clear();
    body_ = {};
    parser_.reset();
    request_.reset();
    if (!keepsAlive_ || owner_.isDraining) return linger();
    enter(Phase::idle, owner_.limits.keep_alive_timeout);
    parseHead();
  }

  // Ending

  /// Closing while the peer still sends would reset the connection and lose the answer on its way.
  void linger() {
    enter(Phase::lingering, lingerTimeout);
    buffer_.clear();
    if constexpr (isTLS<Stream>) {
      // Says that nothing was cut off, and waits for the same; a peer that sends on fails that, and is not listened to.
      stream_.async_shutdown([self = this->shared_from_this()](error_code) {
        if (self->phase_ == Phase::lingering) self->finishSending();
      });
    } else {
      finishSending();
    }
  }

  void finishSending() {
    error_code ignored;
    beast::get_lowest_layer(stream_).shutdown(StreamSocket::shutdown_send, ignored);
    discard();
  }

  void discard() {
    beast::get_lowest_layer(stream_).async_read_some(
      buffer_.prepare(readSize), [self = this->shared_from_this()](error_code error, std::size_t count) {
        if (self->phase_ != Phase::lingering) return;
        self->discarded_ += count;
        if (error || self->discarded_ > self->owner_.limits.body_bytes) return self->end();
        self->discard();
      });
  }

  void end() {
    if (phase_ == Phase::ended) return;
    phase_ = Phase::ended;
    error_code ignored;
    beast::get_lowest_layer(stream_).close(ignored);
    owner_.ended(*this);
  }

  static constexpr std::size_t readSize = 4096;
  static constexpr std::size_t bodyWindow = 64 * 1024;
  static constexpr uint32_t lingerTimeout = 2000;

  Owner &owner_;
  Stream stream_;
  std::string remote_;
  beast::flat_buffer buffer_;
  std::size_t searched_ = 0;
  std::optional<Parser> parser_;
  std::unique_ptr<RequestParts> request_;
  std::string answer_, body_;
  std::size_t written_ = 0, discarded_ = 0;
  Phase phase_ = Phase::idle;
  Clock::time_point deadline_;
  unsigned version_ = 11;
  bool keepsAlive_ = false, isHead_ = false, isUpgrade_ = false;
};

}  // namespace raven
