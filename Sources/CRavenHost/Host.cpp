// The host: one thread that accepts connections, runs them, and exchanges batches with the app.
//
// The only translation unit, because Boost.Asio and Boost.Beast are compiled into the unit that includes them.
#include <pthread.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <ctime>
#include <thread>

#include "HTTPConnection.hpp"
#include "Listener.hpp"

struct raven_host final : raven::Owner {
  raven_host(const raven_host_configuration &configuration, raven_wake wake, void *context) : mailbox_(wake, context) {
    static_cast<raven_host_configuration &>(limits) = configuration;
    path_ = raven::stringOf(configuration.unix_path);
    address_ = raven::stringOf(configuration.address);
    certificate_ = raven::stringOf(configuration.certificate);
    key_ = raven::stringOf(configuration.key);
    limits.address = limits.unix_path = limits.certificate = limits.key = {};
    inbox = &mailbox_;
  }

  ~raven_host() override {
    context_.stop();
    if (thread_.joinable()) thread_.join();
    closeAcceptor();
    // Sockets must go before the context they belong to.
    registry = {};
  }

  raven_start_result start() {
    if (!certificate_.empty()) {
      tls_.emplace(raven::net::ssl::context::tls_server);
      auto read = raven::readTLS(*tls_, certificate_, key_);
      if (read.status != RAVEN_START_OK) {
        path_.clear();
        return read;
      }
    }
    auto result = path_.empty() ? raven::listenTCP(acceptor_, address_, limits.port)
                                : raven::listenUnix(context_, acceptor_, path_);
    if (result.status != RAVEN_START_OK) {
      path_.clear();
      return result;
    }
    raven::raiseDescriptorLimit(limits.connections);
    accept();
    tickLater();
    thread_ = std::thread([this] { run(); });
    return result;
  }

  std::vector<raven::Event> take() {
    bool someoneWaits = false;
    auto events = mailbox_.take(someoneWaits);
    if (someoneWaits) raven::net::post(context_, [this] {
      for (auto &connection : registry.all()) connection->mailboxTaken();
    });
    return events;
  }

  void flush() {
    if (pending.empty() || !outbox_.append(pending)) return;
    // On the host's own thread the turn that handed out the events performs the answers at its end.
    if (context_.get_executor().running_in_this_thread()) return;
    raven::net::post(context_, [this] { performCommands(); });
  }

  /// Commands given since the last flush; the app's thread's own.
  std::vector<raven::Command> pending;

  // Owner

  void deliver(raven::Event event) override {
    // Everything that happens in one turn of the loop crosses in one piece.
    if (staged_.empty()) raven::net::post(context_, [this] { handOut(); });
    staged_.push_back(std::move(event));
  }

  void log(raven_log_kind kind, uint64_t connection, uint32_t code) override {
    deliver({RAVEN_EVENT_LOG, connection, kind, code});
  }

  void ended(raven::Connection &connection) override {
    registry.remove(connection);
    connectionCount.store(registry.count(), std::memory_order_relaxed);
    stopIfDrained();
  }

  void watch() override {
    if (watched++ == 0) sweepLater();
  }

  const std::string &date() override {
    auto now = std::time(nullptr);
    if (now == dateTime_) return date_;
    dateTime_ = now;
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    date_.assign(text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts));
    return date_;
  }

private:
  void run() {
    // Signals are the app's; they must not interrupt the host's thread.
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    context_.run();
  }

  // Accepting

  void accept() {
    acceptor_.async_accept(peer_, [this](boost::system::error_code error, raven::StreamSocket socket) {
      if (!acceptor_.is_open()) return;
      if (error) return acceptFailed(error);
      if (registry.count() >= limits.connections) {
        reject(std::move(socket));
      } else {
        open(std::move(socket));
      }
      accept();
    });
  }

  void open(raven::StreamSocket socket) {
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    auto remote = raven::addressOf(peer_);
    if (!remote.empty()) socket.set_option(raven::net::ip::tcp::no_delay(true), ignored);
    if (tls_) {
      begin(raven::TLSStream(std::move(socket), *tls_), std::move(remote));
    } else {
      begin(std::move(socket), std::move(remote));
    }
  }

  template <class Stream>
  void begin(Stream stream, std::string remote) {
    auto connection = std::make_shared<raven::HTTPConnection<Stream>>(*this, std::move(stream), std::move(remote));
    registry.insert(connection);
    connectionCount.store(registry.count(), std::memory_order_relaxed);
    connection->start();
  }

  void reject(raven::StreamSocket socket) {
    static const std::string full = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    if (!tls_) socket.write_some(raven::net::buffer(full), ignored);
    log(RAVEN_LOG_FULL, 0, 503);
  }

  /// Out of descriptors, most likely: the backlog keeps until some are free.
  void acceptFailed(boost::system::error_code error) {
    log(RAVEN_LOG_ACCEPT_FAILED, 0, static_cast<uint32_t>(error.value()));
    acceptTimer_.expires_after(std::chrono::milliseconds(100));
    acceptTimer_.async_wait([this](boost::system::error_code error) {
      if (!error && acceptor_.is_open()) accept();
    });
  }

  void closeAcceptor() {
    boost::system::error_code ignored;
    // As long as we listen, nobody else takes the path: behind that it may be another server's.
    if (!path_.empty()) ::unlink(path_.c_str());
    path_.clear();
    acceptor_.close(ignored);
  }

  // Deadlines

  /// One timer for all HTTP connections: they are few, and most of them end before it fires.
  void sweepLater() {
    auto shortest = std::min({limits.head_timeout, limits.body_timeout, limits.answer_timeout, limits.write_timeout,
                              limits.keep_alive_timeout, limits.handshake_timeout});
    sweepTimer_.expires_after(std::chrono::milliseconds(std::clamp<uint32_t>(shortest / 4, 10, 500)));
    sweepTimer_.async_wait([this](boost::system::error_code error) {
      if (error || watched == 0) return;
      auto now = raven::Clock::now();
      if (!std::exchange(wasHeldUp_, false))
        for (auto &connection : registry.all()) connection->sweep(now);
      if (watched > 0) sweepLater();
    });
  }

  /// One timer for the silence of all pages.
  void tickLater() {
    auto length = std::max(limits.idle_timeout / raven::ticksPerIdleTimeout, 1u);
    tickTimer_.expires_after(std::chrono::milliseconds(length));
    tickTimer_.async_wait([this](boost::system::error_code error) {
      if (error || hasStopped_) return;
      for (auto &connection : registry.all()) connection->tick();
      tickLater();
    });
  }

  // Commands

  void handOut() {
    auto start = raven::Clock::now();
    mailbox_.append(staged_);
    performCommands();
    if (raven::Clock::now() - start > std::chrono::milliseconds(10)) wasHeldUp_ = true;
  }

  void performCommands() {
    for (auto &command : outbox_.take()) {
      if (command.kind == raven::Command::Kind::drain) {
        drain();
      } else if (auto connection = registry.find(command.connection)) {
        connection->perform(command);
      }
    }
  }

  void drain() {
    if (std::exchange(isDraining, true)) return;
    closeAcceptor();
    acceptTimer_.cancel();
    for (auto &connection : registry.all()) connection->drain();
    drainTimer_.expires_after(raven::Limits::duration(limits.drain_timeout));
    drainTimer_.async_wait([this](boost::system::error_code error) {
      if (error) return;
      for (auto &connection : registry.all()) connection->abort();
    });
    stopIfDrained();
  }

  void stopIfDrained() {
    if (!isDraining || registry.count() > 0 || hasStopped_) return;
    hasStopped_ = true;
    drainTimer_.cancel();
    sweepTimer_.cancel();
    tickTimer_.cancel();
    deliver({RAVEN_EVENT_STOPPED});
    work_.reset();
  }

  raven::net::io_context context_{1};
  raven::net::executor_work_guard<raven::Executor> work_{context_.get_executor()};
  raven::Inbox mailbox_;
  raven::Outbox outbox_;
  std::vector<raven::Event> staged_;
  raven::Acceptor acceptor_{context_};
  raven::Endpoint peer_;
  raven::net::steady_timer acceptTimer_{context_}, sweepTimer_{context_}, tickTimer_{context_}, drainTimer_{context_};
  std::string path_, address_, certificate_, key_;
  std::optional<raven::net::ssl::context> tls_;
  std::string date_;
  std::time_t dateTime_ = 0;
  bool hasStopped_ = false;
  /// The app kept this thread so long that what peers sent in time may not have been read: no deadline is judged by that.
  bool wasHeldUp_ = false;
  std::thread thread_;
};

using raven::Command;

raven_host *raven_host_start(
  const raven_host_configuration *configuration, raven_wake wake, void *context, raven_start_result *result) {
  auto host = std::make_unique<raven_host>(*configuration, wake, context);
  *result = host->start();
  return result->status == RAVEN_START_OK ? host.release() : nullptr;
}

void raven_host_free(raven_host *host) { delete host; }

raven_statistics raven_host_statistics(const raven_host *host) {
  return {host->connectionCount.load(std::memory_order_relaxed), host->waitingBytes.load(std::memory_order_relaxed)};
}

raven_events *raven_host_take(raven_host *host, const raven_event **items, size_t *count) {
  auto events = host->take();
  *items = nullptr;
  *count = 0;
  if (events.empty()) return nullptr;
  auto batch = std::make_unique<raven_events>();
  batch->events = std::move(events);
  batch->views.reserve(batch->events.size());
  for (auto &event : batch->events) {
    auto request = event.request ? event.request->freeze() : nullptr;
    batch->views.push_back(
      {event.kind, event.connection, event.reason, event.code, raven::bytesOf(event.bytes), request});
  }
  *items = batch->views.data();
  *count = batch->views.size();
  return batch.release();
}

void raven_events_free(raven_events *events) { delete events; }

void raven_host_respond(raven_host *host, uint64_t connection, uint32_t status, raven_bytes head, raven_bytes body) {
  host->pending.push_back(
    {Command::Kind::respond, connection, status, raven::stringOf(head), raven::stringOf(body)});
}

void raven_host_accept(raven_host *host, uint64_t connection) {
  host->pending.push_back({Command::Kind::accept, connection});
}

void raven_host_send(raven_host *host, uint64_t connection, raven_bytes message) {
  host->pending.push_back({Command::Kind::send, connection, 0, {}, raven::stringOf(message)});
}

void raven_host_close(raven_host *host, uint64_t connection, uint16_t code, raven_bytes reason) {
  host->pending.push_back({Command::Kind::close, connection, code, {}, raven::stringOf(reason)});
}

void raven_host_pause(raven_host *host, uint64_t connection) {
  host->pending.push_back({Command::Kind::pause, connection});
}

void raven_host_resume(raven_host *host, uint64_t connection) {
  host->pending.push_back({Command::Kind::resume, connection});
}

void raven_host_drain(raven_host *host) { host->pending.push_back({Command::Kind::drain}); }

void raven_host_flush(raven_host *host) { host->flush(); }
