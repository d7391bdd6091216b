// One open page: a WebSocket that sends, waits for the answer, and sends again.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "Run.hpp"
#include "Wire.hpp"

namespace load {

namespace websocket = beast::websocket;

class Client : public Player {
public:
  explicit Client(Run &run) : run_(run), stream_(connect(run.context, run.options)), timer_(run.context) {
    // Masks need not be secret here, and secret ones would be half of the generator's work.
    stream_.secure_prng(false);
    stream_.binary(true);
    stream_.auto_fragment(false);
    stream_.read_message_max(256 * 1024 * 1024);
  }
  void start() override { rest(true); }

protected:
  /// The next message to send; called once the former is answered.
  virtual Bytes message() = 0;
  /// Whether a frame answers the message sent last.
  virtual bool isAnswer(const Bytes &frame) = 0;

  void handshake(const std::string &target, const std::string &cookie) {
    auto authority = run_.options.host + ":" + run_.options.port;
    stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type &request) {
      request.set(http::field::origin, "http://" + authority);
      if (!cookie.empty()) request.set(http::field::cookie, cookie);
    }));
    stream_.handshake(authority, target);
  }

  void sendNow(const Bytes &bytes) { stream_.write(net::buffer(bytes)); }

  Bytes receiveNow() {
    beast::flat_buffer buffer;
    stream_.read(buffer);
    return beast::buffers_to_string(buffer.data());
  }

  /// Goes on after the pause between events.
  void rest(bool isFirst) {
    if (run_.options.pace <= 0) return next();
    timer_.expires_after(run_.pause(isFirst));
    timer_.async_wait([this](error_code) { next(); });
  }

  virtual void next() {
    if (!run_.takeTurn()) return;
    outgoing_ = message();
    sent_ = Clock::now();
    stream_.async_write(net::buffer(outgoing_), [this](error_code error, std::size_t) {
      if (error) throw std::runtime_error("a page could not send: " + error.message());
      read();
    });
  }

  Run &run_;
  websocket::stream<net::ip::tcp::socket, false> stream_;
  Bytes outgoing_;

private:
  void read() {
    stream_.async_read(incoming_, [this](error_code error, std::size_t) {
      if (error) throw std::runtime_error("a page was disconnected: " + error.message());
      auto frame = beast::buffers_to_string(incoming_.data());
      incoming_.clear();
      run_.measurement.received(frame.size());
      if (!isAnswer(frame)) return read();
      run_.measurement.answered(sent_);
      rest(false);
    });
  }

  beast::flat_buffer incoming_;
  net::steady_timer timer_;
  Clock::time_point sent_;
};

/// Sends the same bytes to a server that returns them: the network alone.
class EchoClient final : public Client {
public:
  explicit EchoClient(Run &run) : Client(run) { handshake(run.options.path, ""); }

protected:
  Bytes message() override { return Bytes(run_.options.bytes, 'x'); }
  bool isAnswer(const Bytes &) override { return true; }
};

/// Loads a page, takes over its session and plays events on its elements in turn.
class SessionClient : public Client {
public:
  explicit SessionClient(Run &run) : Client(run), kind_(kindNumber(run.options.kind)) {
    auto page = openPage(run.context, run.options);
    auto &nodes = run.options.nodes;
    auto isListening = nodes == "listening" || nodes == "first";
    nodes_ = isListening ? listeningNodes(page.html, kind_, run.options.behind) : namedNodes(nodes);
    if (nodes == "first" && !nodes_.empty()) nodes_.resize(1);
    if (nodes_.empty()) throw std::runtime_error("no element of the page listens to " + run.options.kind);
    handshake("/_raven/live?session=" + page.session, page.cookie);
    sendNow(hello());
    auto welcome = receiveNow();
    if (welcome.empty() || welcome[0] != static_cast<char>(ServerFrame::welcome)) throw std::runtime_error("the server gave no welcome");
  }

protected:
  Bytes message() override {
    sequence_ += 1;
    auto node = nodes_[sequence_ % nodes_.size()];
    return event(sequence_, applied_, node, kind_, sequence_);
  }

  bool isAnswer(const Bytes &frame) override {
    std::size_t position = 1;
    switch (static_cast<ServerFrame>(frame.empty() ? 0 : frame[0])) {
      case ServerFrame::batch: applied_ = readVarint(frame, position); break;
      case ServerFrame::applied: break;
      case ServerFrame::diagnostic: return false;
      case ServerFrame::gone: throw std::runtime_error("the server ended a session: reason " + std::to_string(frame.back()));
      default: throw std::runtime_error("a frame of the server was not understood");
    }
    return readVarint(frame, position) >= sequence_;
  }

private:
  uint8_t kind_;
  std::vector<uint32_t> nodes_;
  uint32_t sequence_ = 0, applied_ = 0;
};

/// A page that sends events and reads nothing, until it is dropped.
class DeafClient final : public SessionClient {
public:
  using SessionClient::SessionClient;

protected:
  void next() override {
    if (!run_.takeTurn()) return;
    outgoing_ = message();
    stream_.async_write(net::buffer(outgoing_), [this](error_code error, std::size_t) {
      if (error) return;
      run_.measurement.events += 1;
      rest(false);
    });
  }
};

}  // namespace load
