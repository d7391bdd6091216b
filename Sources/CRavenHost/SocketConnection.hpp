// A page's WebSocket.
//
//   accepting ──▶ open ──▶ closing (behind what is queued) ──▶ ended
//                   └────────── lost, dropped ────────────────▶
//
// One write is under way at a time, the rest waits in a bounded queue. One read is under way unless the app paused it or
// has too many of this page's messages in its mailbox. `ended` is reported exactly once.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/error.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "TLS.hpp"

namespace raven {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

template <class Stream>
class SocketConnection final : public Connection, public std::enable_shared_from_this<SocketConnection<Stream>> {
public:
  SocketConnection(Owner &owner, Stream stream) : owner_(owner), stream_(std::move(stream)) {
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = Limits::duration(owner.limits.handshake_timeout);
    // Beast would set a timer anew for every message; `tick` sees to silence.
    timeout.idle_timeout = websocket::stream_base::none();
    stream_.set_option(timeout);
    stream_.control_callback([this](websocket::frame_type, beast::string_view) { isHeard_ = true; });
    stream_.read_message_max(owner.limits.message_bytes);
    stream_.auto_fragment(false);
    stream_.binary(true);
  }

  ~SocketConnection() override { wait(-static_cast<int64_t>(queued_)); }

  void accept(const http::request_header<> &head) {
    http::request<http::empty_body> request{head};
    stream_.async_accept(request, [self = this->shared_from_this()](error_code error) { self->accepted(error); });
  }

  void perform(Command &command) override {
    if (hasEnded_) return;
    switch (command.kind) {
      case Command::Kind::send: return send(std::move(command.bytes));
      case Command::Kind::close:
        return close(static_cast<uint16_t>(command.code), command.bytes, RAVEN_CLOSE_BY_APP);
      case Command::Kind::pause: isPaused_ = true; return;
      case Command::Kind::resume: isPaused_ = false; return read();
      default: return;
    }
  }

  void sweep(Clock::time_point) override {}

  void tick() override {
    if (!isOpen_ || hasEnded_) return;
    silentTicks_ = std::exchange(isHeard_, false) ? 0 : silentTicks_ + 1;
    if (silentTicks_ >= ticksPerIdleTimeout) return end(isClosing_ ? closeReason_ : RAVEN_CLOSE_IDLE);
    if (silentTicks_ == ticksPerIdleTimeout / 2) ping();
  }

  void mailboxTaken() override {
    if (std::exchange(isStalled_, false)) read();
  }

  void drain() override { close(websocket::close_code::going_away, "", RAVEN_CLOSE_DRAINING); }

  void abort() override { end(owner_.isDraining ? RAVEN_CLOSE_DRAINING : RAVEN_CLOSE_LOST); }

private:
  void accepted(error_code error) {
    if (hasEnded_) return;
    if (error) return end(RAVEN_CLOSE_LOST);
    isOpen_ = true;
    owner_.deliver({RAVEN_EVENT_OPENED, id});
    read();
    write();
  }

  // Reading

  void read() {
    if (!isOpen_ || hasEnded_ || isReading_ || isPaused_ || isStalled_ || isClosing_) return;
    isReading_ = true;
    // Most messages are small events: an idle page keeps a small buffer.
    auto limit = incoming_.size() == 0 ? smallRead : largeRead;
    stream_.async_read_some(incoming_, limit, [self = this->shared_from_this()](error_code error, std::size_t) {
      self->didRead(error);
    });
  }

  void didRead(error_code error) {
    isReading_ = false;
    isHeard_ = true;
    if (hasEnded_) return;
    if (error) return failed(error);
    if (isClosing_) return incoming_.clear();
    if (stream_.is_message_done()) {
      if (stream_.got_text()) return close(websocket::close_code::unknown_data, "binary frames only", RAVEN_CLOSE_TEXT);
      deliver();
    }
    read();
  }

  void deliver() {
    auto data = incoming_.data();
    Event event{RAVEN_EVENT_MESSAGE, id};
    event.bytes.assign(static_cast<const char *>(data.data()), data.size());
    auto epoch = owner_.inbox->epoch();
    if (std::exchange(epoch_, epoch) != epoch) waiting_ = 0;
    waiting_ += data.size() + messageOverhead;
    incoming_.clear();
    if (incoming_.capacity() > largeRead) incoming_.shrink_to_fit();
    owner_.deliver(std::move(event));
    if (waiting_ > owner_.limits.incoming_bytes) isStalled_ = owner_.inbox->awaitTake(epoch);
  }

  // Writing

  void send(std::string bytes) {
    if (isClosing_) return;
    wait(static_cast<int64_t>(bytes.size() + messageOverhead));
    if (queued_ > owner_.limits.outgoing_bytes) return end(RAVEN_CLOSE_OVERFLOW);
    queue_.push_back(std::move(bytes));
    write();
    if (!isCongested_ && queued_ > owner_.limits.congestion_bytes) {
      isCongested_ = true;
      owner_.deliver({RAVEN_EVENT_CONGESTED, id});
    }
  }

  /// Counts bytes that wait for the page, here and for all.
  void wait(int64_t bytes) {
    queued_ += static_cast<std::size_t>(bytes);
    owner_.waitingBytes.fetch_add(static_cast<uint64_t>(bytes), std::memory_order_relaxed);
  }

  void write() {
    if (!isOpen_ || isWriting_ || hasEnded_) return;
    if (next_ == queue_.size()) {
      queue_.clear();
      next_ = 0;
      if (queue_.capacity() > 64) queue_.shrink_to_fit();
      if (isClosing_) return sendClose();
      if (std::exchange(isCongested_, false)) owner_.deliver({RAVEN_EVENT_DRAINED, id});
      return;
    }
    isWriting_ = true;
    // The queue may grow while this is written; the bytes must not move with it.
    writing_ = std::move(queue_[next_]);
    next_ += 1;
    if (next_ > 64 && next_ * 2 > queue_.size()) {
      queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(next_));
      next_ = 0;
    }
    stream_.async_write(net::buffer(writing_), [self = this->shared_from_this()](error_code error, std::size_t) {
      self->didWrite(error);
    });
  }

  void didWrite(error_code error) {
    isWriting_ = false;
    wait(-static_cast<int64_t>(writing_.size() + messageOverhead));
    writing_ = {};
    if (hasEnded_) return;
    if (error) return failed(error);
    write();
  }

  /// Asks a silent page for a sign of life; the answer is heard while reading.
  void ping() {
    if (isClosing_ || std::exchange(isPinging_, true)) return;
    stream_.async_ping({}, [self = this->shared_from_this()](error_code) { self->isPinging_ = false; });
  }

  // Ending

  void close(uint16_t code, const std::string &why, raven_close_reason reason) {
    if (isClosing_ || hasEnded_) return;
    isClosing_ = true;
    closeReason_ = reason;
    closing_ = std::make_unique<websocket::close_reason>(static_cast<websocket::close_code>(code), why.substr(0, 120).c_str());
    write();
  }

  void sendClose() {
    if (isClosingSent_) return;
    isClosingSent_ = true;
    stream_.async_close(*closing_, [self = this->shared_from_this()](error_code) {
      if (!self->hasEnded_) self->end(self->closeReason_);
    });
  }

  void failed(error_code error) {
    if (isClosing_) return end(closeReason_);
    if (error == websocket::error::closed) return end(RAVEN_CLOSE_BY_PAGE, stream_.reason().code);
    if (error == beast::error::timeout) return end(RAVEN_CLOSE_IDLE);
    if (error == websocket::error::message_too_big) return end(RAVEN_CLOSE_OVERSIZED);
    if (error == websocket::condition::protocol_violation) return end(RAVEN_CLOSE_VIOLATION);
    end(RAVEN_CLOSE_LOST);
  }

  void end(raven_close_reason reason, uint32_t code = 0) {
    if (std::exchange(hasEnded_, true)) return;
    if (reason != RAVEN_CLOSE_BY_PAGE && reason != RAVEN_CLOSE_BY_APP && reason != RAVEN_CLOSE_DRAINING)
      owner_.log(RAVEN_LOG_DROPPED, id, reason);
    owner_.deliver({RAVEN_EVENT_CLOSED, id, reason, code});
    error_code ignored;
    beast::get_lowest_layer(stream_).close(ignored);
    owner_.ended(*this);
  }

  static constexpr std::size_t smallRead = 256;
  static constexpr std::size_t largeRead = 16 * 1024;
  /// Empty messages cost memory too.
  static constexpr std::size_t messageOverhead = 64;

  Owner &owner_;
  websocket::stream<Stream, false> stream_;
  beast::flat_buffer incoming_;
  std::vector<std::string> queue_;
  std::size_t next_ = 0;
  std::string writing_;
  std::size_t queued_ = 0;
  uint64_t epoch_ = 0;
  std::size_t waiting_ = 0;
  std::unique_ptr<websocket::close_reason> closing_;
  raven_close_reason closeReason_ = RAVEN_CLOSE_BY_APP;
  unsigned silentTicks_ = 0;
  bool isHeard_ = false, isPinging_ = false;
  bool isOpen_ = false, isReading_ = false, isWriting_ = false, isPaused_ = false, isStalled_ = false;
  bool isCongested_ = false, isClosing_ = false, isClosingSent_ = false, hasEnded_ = false;
};

}  // namespace raven
