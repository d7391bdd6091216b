// One run of the generator: what its players share.
#pragma once

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
