// What the command line asks for.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace load {

struct Options {
  enum class Scenario { echo, page, session, deaf };
  Scenario scenario = Scenario::session;
  std::string host = "127.0.0.1", port = "8080", path = "/";
  unsigned clients = 1;
  std::optional<uint64_t> events;  // in all; without, `seconds` decides
  double seconds = 5;
  double pace = 0;  // milliseconds between an answer and the next event, on average
  std::string nodes = "listening";
  std::string behind;  // what the tag before a listening element must contain
  std::string kind = "click";
  std::size_t bytes = 16;       // of an echoed message
  std::optional<int> serverID;  // process to read memory and processor time of
};

inline const char *usage =
  "RavenLoad: opens pages of a Raven server and plays a person's events on them.\n"
  "  --url http://127.0.0.1:8080/   the page\n"
  "  --clients 50                   pages open at a time; each waits for the answer before its next event\n"
  "  --seconds 5 | --events 100000  how long; --events 0 only opens the pages\n"
  "  --pace 0                       milliseconds a page waits before its next event: half to one and a half times as long\n"
  "  --nodes listening              node ids: a list 3,5,9, a range 7-8000:8, the first, or all that listen to the kind\n"
  "  --behind col-md-4              of the listening elements only those directly behind a tag with this in it\n"
  "  --kind click                   click, doubleClick, input, submit, focus or blur\n"
  "  --pid 123                      adds that process's memory per client and processor time per event\n"
  "  --scenario echo --bytes 16     sends messages to a server that returns them, instead of events\n"
  "  --scenario page                loads the page again and again over connections that stay open\n"
  "  --scenario deaf --pace 100     sends events and never reads an answer, until the server has dropped all pages\n"
  "Prints one JSON object on one line.\n";

inline void parseURL(const std::string &url, Options &options) {
  const std::string scheme = "http://";
  if (url.compare(0, scheme.size(), scheme) != 0) throw std::invalid_argument("--url must begin with http://");
  auto rest = url.substr(scheme.size());
  auto slash = rest.find('/');
  options.path = slash == rest.npos ? "/" : rest.substr(slash);
  auto authority = rest.substr(0, slash);
  auto colon = authority.rfind(':');
  options.host = authority.substr(0, colon);
  options.port = colon == authority.npos ? "80" : authority.substr(colon + 1);
}

inline Options::Scenario parseScenario(const std::string &name) {
  if (name == "echo") return Options::Scenario::echo;
  if (name == "page") return Options::Scenario::page;
  if (name == "session") return Options::Scenario::session;
  if (name == "deaf") return Options::Scenario::deaf;
  throw std::invalid_argument("no such scenario: " + name);
}

inline const char *name(Options::Scenario scenario) {
  switch (scenario) {
    case Options::Scenario::echo: return "echo";
    case Options::Scenario::page: return "page";
    case Options::Scenario::session: return "session";
    case Options::Scenario::deaf: return "deaf";
  }
  return "";
}

inline Options parse(const std::vector<std::string> &arguments) {
  Options options;
  for (std::size_t index = 0; index < arguments.size(); index += 2) {
    auto &name = arguments[index];
    if (index + 1 == arguments.size()) throw std::invalid_argument(name + " needs a value");
    auto &value = arguments[index + 1];
    if (name == "--url") {
      parseURL(value, options);
    } else if (name == "--scenario") {
      options.scenario = parseScenario(value);
    } else if (name == "--clients") {
      options.clients = static_cast<unsigned>(std::stoul(value));
    } else if (name == "--events") {
      options.events = std::stoull(value);
    } else if (name == "--seconds") {
      options.seconds = std::stod(value);
    } else if (name == "--pace") {
      options.pace = std::stod(value);
    } else if (name == "--nodes" || name == "--node") {
      options.nodes = value;
    } else if (name == "--behind") {
      options.behind = value;
    } else if (name == "--kind") {
      options.kind = value;
    } else if (name == "--bytes") {
      options.bytes = std::stoul(value);
    } else if (name == "--pid") {
      options.serverID = std::stoi(value);
    } else {
      throw std::invalid_argument("not understood: " + name + " " + value);
    }
  }
  return options;
}

}  // namespace load
