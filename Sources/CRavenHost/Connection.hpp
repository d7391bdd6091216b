// What the host knows of any connection, and the table that finds one by its id.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "Mailbox.hpp"

namespace raven {

namespace net = boost::asio;
using Executor = net::io_context::executor_type;
/// One socket type over TCP and Unix sockets.
using StreamSocket = net::basic_stream_socket<net::generic::stream_protocol, Executor>;
using Clock = std::chrono::steady_clock;

struct Limits : raven_host_configuration {
  static std::chrono::milliseconds duration(uint32_t milliseconds) { return std::chrono::milliseconds(milliseconds); }
};

/// How finely silence is measured: one timer for all connections is cheap, and need not be exact.
inline constexpr unsigned ticksPerIdleTimeout = 4;

class Connection {
public:
  virtual ~Connection() = default;
  virtual void perform(Command &command) = 0;
  /// Ends what has taken too long.
  virtual void sweep(Clock::time_point now) = 0;
  /// Called `ticksPerIdleTimeout` times in an idle timeout.
  virtual void tick() = 0;
  /// Reads on after the app has taken the mailbox.
  virtual void mailboxTaken() = 0;
  /// Ends as soon as what has begun is finished.
  virtual void drain() = 0;
  /// Ends at once.
  virtual void abort() = 0;

  uint64_t id = 0;
};

/// Connections by id: a slot in the low half, the slot's generation in the high half. A new generation begins with every
/// request and every connection, so an id from before finds nothing.
class Registry {
public:
  std::size_t count() const { return slots_.size() - free_.size(); }

  void insert(std::shared_ptr<Connection> connection) {
    uint32_t index;
    if (free_.empty()) {
      index = static_cast<uint32_t>(slots_.size());
      slots_.emplace_back();
    } else {
      index = free_.back();
      free_.pop_back();
    }
    connection->id = nextId(index);
    slots_[index].connection = std::move(connection);
  }

  /// Gives a connection a new id, for its next request.
  void renew(Connection &connection) { connection.id = nextId(indexOf(connection.id)); }

  /// Puts a connection in the place and under the id of another: an HTTP connection became a WebSocket.
  void replace(Connection &former, std::shared_ptr<Connection> connection) {
    connection->id = former.id;
    slots_[indexOf(former.id)].connection = std::move(connection);
  }

  void remove(Connection &connection) {
    auto &slot = slots_[indexOf(connection.id)];
    if (slot.connection.get() != &connection) return;
    slot.generation += 1;
    free_.push_back(indexOf(connection.id));
    slot.connection.reset();
  }

  std::shared_ptr<Connection> find(uint64_t id) const {
    auto index = indexOf(id);
    if (index >= slots_.size() || slots_[index].generation != id >> 32) return nullptr;
    return slots_[index].connection;
  }

  std::vector<std::shared_ptr<Connection>> all() const {
    std::vector<std::shared_ptr<Connection>> result;
    result.reserve(count());
    for (auto &slot : slots_)
      if (slot.connection) result.push_back(slot.connection);
    return result;
  }

private:
  struct Slot {
    uint32_t generation = 0;
    std::shared_ptr<Connection> connection;
  };

  static uint32_t indexOf(uint64_t id) { return static_cast<uint32_t>(id); }

  uint64_t nextId(uint32_t index) {
    auto generation = ++slots_[index].generation;
    return static_cast<uint64_t>(generation) << 32 | index;
  }

  std::vector<Slot> slots_;
  std::vector<uint32_t> free_;
};

/// What connections ask of the host they belong to.
class Owner {
public:
  virtual ~Owner() = default;
  virtual void deliver(Event event) = 0;
  virtual void log(raven_log_kind kind, uint64_t connection, uint32_t code) = 0;
  /// Takes a connection out of the table.
  virtual void ended(Connection &connection) = 0;
  /// Has `sweep` called now and then as long as anything is watched.
  virtual void watch() = 0;
  void unwatch() { watched -= 1; }
  /// The value of a `Date` header.
  virtual const std::string &date() = 0;

  Limits limits{};
  Registry registry;
  Inbox *inbox = nullptr;
  std::size_t watched = 0;
  /// Bytes queued towards pages, and connections; written on the host's thread, read on any.
  std::atomic<uint64_t> waitingBytes = 0, connectionCount = 0;
  bool isDraining = false;
};

}  // namespace raven
