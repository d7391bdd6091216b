// The few frames a load generator speaks, as `Documentation/Wire.md` defines them. The numbers are those of
// `Sources/Raven/Commands/WireTable.swift`, which C++ cannot read.
#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>

namespace load {

using Bytes = std::string;

enum class ServerFrame : uint8_t { welcome = 1, batch = 2, applied = 3, gone = 4, diagnostic = 5 };
enum class ClientFrame : uint8_t { hello = 1, event = 2 };
inline constexpr uint8_t wireVersion = 1;

inline uint8_t kindNumber(const std::string &name) {
  static const std::map<std::string, uint8_t> kinds{{"click", 0}, {"input", 1}, {"submit", 3},
                                                    {"focus", 4}, {"blur", 5},  {"doubleClick", 7}};
  auto found = kinds.find(name);
  if (found == kinds.end()) throw std::invalid_argument("no such kind of event: " + name);
  return found->second;
}

inline void appendVarint(Bytes &bytes, uint32_t value) {
  for (; value >= 0x80; value >>= 7) bytes.push_back(static_cast<char>(value | 0x80));
  bytes.push_back(static_cast<char>(value));
}

inline uint32_t readVarint(const Bytes &bytes, std::size_t &position) {
  uint32_t value = 0;
  for (unsigned shift = 0; shift < 35; shift += 7) {
    if (position >= bytes.size()) throw std::runtime_error("a frame of the server is truncated");
    auto next = static_cast<uint8_t>(bytes[position++]);
    value |= static_cast<uint32_t>(next & 0x7F) << shift;
    if (next < 0x80) return value;
  }
  throw std::runtime_error("an integer of the server is too long");
}

inline Bytes hello() { return {static_cast<char>(ClientFrame::hello), static_cast<char>(wireVersion), 0}; }

/// An event; a text input types its own sequence number.
inline Bytes event(uint32_t sequence, uint32_t applied, uint32_t node, uint8_t kind, uint32_t edit) {
  Bytes bytes{static_cast<char>(ClientFrame::event)};
  appendVarint(bytes, sequence);
  appendVarint(bytes, applied);
  appendVarint(bytes, node);
  bytes.push_back(static_cast<char>(kind));
  if (kind == kindNumber("click") || kind == kindNumber("doubleClick")) appendVarint(bytes, 0);
  if (kind == kindNumber("input")) {
    auto text = std::to_string(edit);
    appendVarint(bytes, edit);
    appendVarint(bytes, static_cast<uint32_t>(text.size()));
    bytes += text;
  }
  return bytes;
}

}  // namespace load
