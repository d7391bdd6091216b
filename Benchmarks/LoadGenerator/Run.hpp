// One run of the generator: what its players share.
#pragma once

#include <random>

#include "Measurement.hpp"
#include "Page.hpp"

namespace load {

using boost::system::error_code;

/// What all clients of a run share.
struct Run {
  const Options &options;
  net::io_context context{1};
  Measurement measurement;
  Clock::time_point end = Clock::time_point::max();
  uint64_t remaining = UINT64_MAX;

  std::minstd_rand random;

  /// How long a page waits before its next event; at the start any part of that, so that not all begin at once.
  Clock::duration pause(bool isFirst) {
    auto pace = static_cast<int64_t>(options.pace * 1000), least = isFirst ? 0 : pace / 2;
    return std::chrono::microseconds(least + std::uniform_int_distribution<int64_t>(0, pace)(random));
  }

  /// Whether another event may begin.
  bool takeTurn() {
    if (remaining == 0 || Clock::now() >= end) return false;
    remaining -= 1;
    return true;
  }
};

/// Somebody who asks the server for something, waits for the answer and asks again until the run is over.
class Player {
public:
  virtual ~Player() = default;
  virtual void start() = 0;
};

}  // namespace load
