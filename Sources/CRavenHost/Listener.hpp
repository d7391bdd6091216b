// Opening the place to listen on, with an error a person can act on.
#pragma once

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/socket_base.hpp>
#include <filesystem>

#include "Connection.hpp"

namespace raven {

using boost::system::error_code;
using Acceptor = net::basic_socket_acceptor<net::generic::stream_protocol, Executor>;
using Endpoint = net::generic::stream_protocol::endpoint;

/// The group may connect: a proxy usually runs under another user.
inline constexpr mode_t unixSocketMode = 0660;

inline raven_start_result failure(raven_start_status status, error_code error) { return {status, error.value(), 0}; }

/// A socket file outlives a process that was killed: one nobody listens on is removed. One that does not say so, because we
/// may not connect or its server has no time, is left alone.
inline bool isTaken(net::io_context &context, const std::string &path) {
  error_code error;
  std::error_code unknown;
  if (!std::filesystem::is_socket(path, unknown)) return std::filesystem::exists(path, unknown);
  net::local::stream_protocol::socket probe(context, net::local::stream_protocol());
  probe.non_blocking(true, error);
  probe.connect(net::local::stream_protocol::endpoint(path), error);
  if (error != net::error::connection_refused) return true;
  ::unlink(path.c_str());
  return false;
}

inline raven_start_result listenUnix(net::io_context &context, Acceptor &acceptor, const std::string &path) {
  if (path.size() >= sizeof(sockaddr_un{}.sun_path)) return {RAVEN_START_PATH_TOO_LONG, 0, 0};
  if (isTaken(context, path)) return {RAVEN_START_PATH_IN_USE, EADDRINUSE, 0};
  error_code error;
  acceptor.open(net::local::stream_protocol(), error);
  // Before bind, so that the file never exists with wider rights; after it, because the umask narrowed them.
  if (!error) ::fchmod(acceptor.native_handle(), unixSocketMode);
  if (!error) acceptor.bind(net::local::stream_protocol::endpoint(path), error);
  if (!error) ::chmod(path.c_str(), unixSocketMode);
  if (!error) acceptor.listen(net::socket_base::max_listen_connections, error);
  if (error) return failure(RAVEN_START_FAILED, error);
  return {RAVEN_START_OK, 0, 0};
}

inline raven_start_result listenTCP(Acceptor &acceptor, const std::string &host, uint16_t port) {
  error_code error;
  auto address = net::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
  if (error) return failure(RAVEN_START_INVALID_ADDRESS, error);
  net::ip::tcp::endpoint endpoint(address, port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(net::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(net::socket_base::max_listen_connections, error);
  if (error == net::error::address_in_use) return failure(RAVEN_START_PORT_IN_USE, error);
  if (error) return failure(RAVEN_START_FAILED, error);
  Endpoint bound = acceptor.local_endpoint(error);
  net::ip::tcp::endpoint actual;
  std::memcpy(actual.data(), bound.data(), bound.size());
  return {RAVEN_START_OK, 0, actual.port()};
}

/// The peer's address as text; empty over a Unix socket.
inline std::string addressOf(const Endpoint &peer) {
  auto family = peer.protocol().family();
  if (family != AF_INET && family != AF_INET6) return "";
  net::ip::tcp::endpoint endpoint;
  std::memcpy(endpoint.data(), peer.data(), std::min(peer.size(), endpoint.capacity()));
  return endpoint.address().to_string();
}

/// Every connection is a file descriptor, and the usual soft limit is 1,024.
inline void raiseDescriptorLimit(uint32_t connections) {
  rlimit limit{};
  rlim_t wanted = connections + 256;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(wanted, limit.rlim_max);
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace raven
