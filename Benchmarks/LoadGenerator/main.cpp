// A load generator for Raven's live server. It is compiled, because an interpreter cannot issue 60,000 events a second,
// and runs on one thread, because it shares a small machine with the server it measures.
#include <boost/asio/io_context.hpp>
#include <iostream>
#include <memory>

#include "Client.hpp"
#include "Visitor.hpp"

namespace {

std::unique_ptr<load::Player> makePlayer(load::Run &run) {
  switch (run.options.scenario) {
    case load::Options::Scenario::echo: return std::make_unique<load::EchoClient>(run);
    case load::Options::Scenario::page: return std::make_unique<load::Visitor>(run);
    case load::Options::Scenario::session: return std::make_unique<load::SessionClient>(run);
    case load::Options::Scenario::deaf: return std::make_unique<load::DeafClient>(run);
  }
  return nullptr;
}

load::ServerState serverState(const load::Options &options) {
  return options.serverID ? load::ServerState::read(*options.serverID) : load::ServerState();
}

void print(load::Run &run, double seconds, load::ServerState before, load::ServerState open, load::ServerState after) {
  auto &measured = run.measurement;
  auto events = static_cast<double>(std::max<uint64_t>(measured.events, 1));
  std::printf("{\"scenario\": \"%s\", \"clients\": %u, \"events\": %llu, \"seconds\": %.3f, \"events_per_s\": %.0f",
              load::name(run.options.scenario), run.options.clients,
              static_cast<unsigned long long>(measured.events), seconds, static_cast<double>(measured.events) / seconds);
  std::printf(", \"frames\": %llu, \"bytes_back\": %llu, \"bytes_per_event\": %.1f, \"p50_us\": %.1f, \"p99_us\": %.1f",
              static_cast<unsigned long long>(measured.frames), static_cast<unsigned long long>(measured.bytesBack),
              static_cast<double>(measured.bytesBack) / events, measured.microseconds(0.5), measured.microseconds(0.99));
  if (run.options.serverID)
    std::printf(", \"rss_kb_per_client\": %.2f, \"rss_kb\": %.0f, \"server_cpu_us_per_event\": %.2f",
                (open.residentKB - before.residentKB) / run.options.clients, after.residentKB,
                (after.cpuSeconds - open.cpuSeconds) * 1e6 / events);
  std::printf("}\n");
}

void play(const load::Options &options) {
  load::Run run{options};
  auto before = serverState(options);
  std::vector<std::unique_ptr<load::Player>> players;
  for (unsigned index = 0; index < options.clients; ++index) players.push_back(makePlayer(run));
  auto open = serverState(options);
  if (options.events) {
    run.remaining = *options.events;
  } else {
    run.end = load::Clock::now() + std::chrono::microseconds(static_cast<int64_t>(options.seconds * 1e6));
  }
  auto start = load::Clock::now();
  for (auto &player : players) player->start();
  run.context.run();
  auto seconds = std::chrono::duration<double>(load::Clock::now() - start).count();
  print(run, seconds, before, open, serverState(options));
}

}  // namespace

int main(int count, char **values) {
  try {
    std::vector<std::string> arguments(values + 1, values + count);
    if (arguments.empty() || arguments[0] == "--help") {
      std::cout << load::usage;
      return arguments.empty() ? 2 : 0;
    }
    play(load::parse(arguments));
    return 0;
  } catch (const std::exception &error) {
    std::cerr << "RavenLoad: " << error.what() << "\n";
    return 1;
  }
}
