// What a run has cost: bytes and time seen by the pages, memory and processor time of the server.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace load {

using Clock = std::chrono::steady_clock;

/// A process as the kernel sees it.
struct ServerState {
  double residentKB = 0, cpuSeconds = 0;

  static ServerState read(int process) {
    auto folder = "/proc/" + std::to_string(process);
    ServerState state;
    std::ifstream memory(folder + "/statm");
    long total = 0, resident = 0;
    memory >> total >> resident;
    state.residentKB = static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1024;
    std::ifstream times(folder + "/stat");
    std::string line;
    if (!std::getline(times, line)) throw std::invalid_argument("--pid names no process");
    // The name may hold spaces; it ends with the last parenthesis. User and system time are fields 14 and 15.
    std::istringstream fields(line.substr(line.rfind(')') + 2));
    std::string skipped;
    for (int field = 3; field < 14; ++field) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    state.cpuSeconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return state;
  }
};

class Measurement {
public:
  uint64_t events = 0;
  uint64_t frames = 0;
  uint64_t bytesBack = 0;

  void answered(Clock::time_point sent) {
    events += 1;
    auto taken = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - sent).count();
    latencies_.push_back(static_cast<uint32_t>(std::min<int64_t>(taken, UINT32_MAX)));
  }

  /// Counts a frame with its header; a server does not mask.
  void received(std::size_t payload) {
    frames += 1;
    bytesBack += payload + (payload < 126 ? 2 : payload < 65536 ? 4 : 10);
  }

  /// Counts a page with the head of its answer.
  void receivedPage(std::size_t bytes) {
    frames += 1;
    bytesBack += bytes;
  }

  double microseconds(double quantile) {
    if (latencies_.empty()) return 0;
    auto place = latencies_.begin() + static_cast<std::ptrdiff_t>(quantile * static_cast<double>(latencies_.size() - 1));
    std::nth_element(latencies_.begin(), place, latencies_.end());
    return *place / 1000.0;
  }

private:
  std::vector<uint32_t> latencies_;
};

}  // namespace load
