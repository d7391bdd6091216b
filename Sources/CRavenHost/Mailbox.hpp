// The two queues between the host's thread and the app's. Both are filled one element at a time, emptied as a whole, and
// wake the other side only when they go from empty to non-empty.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "CRavenHost.h"

namespace raven {

inline raven_bytes bytesOf(const std::string &text) {
  return {reinterpret_cast<const uint8_t *>(text.data()), text.size()};
}

inline std::string stringOf(raven_bytes bytes) {
  return std::string(reinterpret_cast<const char *>(bytes.start), bytes.count);
}

/// A request with the memory its views point into.
struct RequestParts {
  std::string method, target, remote, body;
  std::string text;  // names and values, reserved once so that views into it stay valid
  std::vector<raven_field> fields;
  raven_request view{};

  const raven_request *freeze() {
    view = {bytesOf(method), bytesOf(target), bytesOf(remote), bytesOf(body), fields.data(), fields.size()};
    return &view;
  }
};

struct Event {
  raven_event_kind kind;
  uint64_t connection = 0;
  uint32_t reason = 0;
  uint32_t code = 0;
  std::string bytes = {};
  std::unique_ptr<RequestParts> request = {};
};

/// What happened, on its way to the app.
class Inbox {
public:
  Inbox(raven_wake wake, void *context) : wake_(wake), context_(context) {}

  void append(std::vector<Event> &staged) {
    bool wasEmpty;
    auto count = staged.size();
    {
      std::lock_guard lock(mutex_);
      wasEmpty = events_.empty();
      if (wasEmpty) {
        events_.swap(staged);
      } else {
        for (auto &event : staged) events_.push_back(std::move(event));
      }
    }
    staged.clear();
    if (wasEmpty) wake_(context_, count);
  }

  std::vector<Event> take(bool &someoneWaits) {
    std::lock_guard lock(mutex_);
    someoneWaits = std::exchange(someoneWaits_, false);
    epoch_.fetch_add(1, std::memory_order_relaxed);
    return std::exchange(events_, {});
  }

  /// Counts how often the mailbox was taken: what a connection delivered in an earlier epoch waits no longer.
  uint64_t epoch() const { return epoch_.load(std::memory_order_relaxed); }

  /// Asks to be told of the next take. False when that take has already been.
  bool awaitTake(uint64_t epoch) {
    std::lock_guard lock(mutex_);
    if (epoch_.load(std::memory_order_relaxed) != epoch) return false;
    someoneWaits_ = true;
    return true;
  }

private:
  std::mutex mutex_;
  std::vector<Event> events_;
  std::atomic<uint64_t> epoch_{1};
  bool someoneWaits_ = false;
  raven_wake wake_;
  void *context_;
};

struct Command {
  enum class Kind { respond, accept, send, close, pause, resume, drain };
  Kind kind;
  uint64_t connection = 0;
  uint32_t code = 0;
  std::string head = {};
  std::string bytes = {};
};

/// What the app wants, on its way to the host's thread.
class Outbox {
public:
  /// True when the host's thread has to be woken.
  bool append(std::vector<Command> &commands) {
    std::lock_guard lock(mutex_);
    bool wasEmpty = commands_.empty();
    if (wasEmpty) {
      commands_.swap(commands);
    } else {
      for (auto &command : commands) commands_.push_back(std::move(command));
    }
    commands.clear();
    return wasEmpty;
  }

  std::vector<Command> take() {
    std::lock_guard lock(mutex_);
    return std::exchange(commands_, {});
  }

private:
  std::mutex mutex_;
  std::vector<Command> commands_;
};

}  // namespace raven

/// A taken mailbox: the events and the views the app reads.
struct raven_events {
  std::vector<raven::Event> events;
  std::vector<raven_event> views;
};
