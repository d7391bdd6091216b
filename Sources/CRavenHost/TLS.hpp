// Speaking TLS with a certificate and a key from files.
//
// Connections are templates over the stream they speak on: the bare socket, or this one. Without TLS nothing of it runs.
#pragma once

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509err.h>

#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <cerrno>
#include <cstdio>

#include "Connection.hpp"

namespace raven {

using TLSStream = net::ssl::stream<StreamSocket>;

template <class Stream>
inline constexpr bool isTLS = false;
template <>
inline constexpr bool isTLS<TLSStream> = true;

/// The error number that keeps a file from being read; 0 if nothing does.
inline int unreadable(const std::string &path) {
  auto file = std::fopen(path.c_str(), "re");
  if (!file) return errno;
  auto first = std::fgetc(file);
  auto number = first == EOF && std::ferror(file) ? errno : 0;
  std::fclose(file);
  return number;
}

inline bool isMismatch(boost::system::error_code error) {
  auto code = static_cast<unsigned long>(error.value());
  return error && ERR_GET_LIB(code) == ERR_LIB_X509 && ERR_GET_REASON(code) == X509_R_KEY_VALUES_MISMATCH;
}

/// Reads certificate and key, as PEM. A certificate may be followed by those that vouch for it.
inline raven_start_result readTLS(net::ssl::context &context, const std::string &certificate, const std::string &key) {
  using Context = net::ssl::context;
  boost::system::error_code error;
  context.set_options(Context::default_workarounds | Context::no_compression | SSL_OP_NO_RENEGOTIATION, error);
  SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
  // Otherwise OpenSSL asks for the password of a key on the terminal.
  context.set_password_callback([](std::size_t, Context::password_purpose) { return std::string(); }, error);
  if (auto number = unreadable(certificate)) return {RAVEN_START_CERTIFICATE_UNREADABLE, number, 0};
  if (auto number = unreadable(key)) return {RAVEN_START_KEY_UNREADABLE, number, 0};
  context.use_certificate_chain_file(certificate, error);
  if (error) return {RAVEN_START_CERTIFICATE_INVALID, 0, 0};
  context.use_private_key_file(key, Context::pem, error);
  if (isMismatch(error)) return {RAVEN_START_KEY_OTHER, 0, 0};
  if (error) return {RAVEN_START_KEY_INVALID, 0, 0};
  // A key of another kind than the certificate's is taken, and then has no certificate.
  if (SSL_CTX_check_private_key(context.native_handle()) != 1) return {RAVEN_START_KEY_OTHER, 0, 0};
  return {RAVEN_START_OK, 0, 0};
}

}  // namespace raven
