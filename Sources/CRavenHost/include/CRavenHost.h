// The boundary between Raven's live server and its network host: batches of plain values in both directions.
//
// The host runs on a thread of its own. It puts what happened into a mailbox and calls `wake` when the mailbox goes from
// empty to non-empty; the app takes the whole mailbox at once. What the app answers is gathered by the host's command
// functions and handed over by `raven_host_flush`. Commands and `raven_host_take` belong to the app, one call at a time.
#ifndef CRAVENHOST_H
#define CRAVENHOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes owned by somebody else, valid as long as their owner says.
typedef struct {
  const uint8_t *start;
  size_t count;
} raven_bytes;

typedef struct {
  raven_bytes name;
  raven_bytes value;
} raven_field;

/// Where to listen and how much anybody may ask for. Durations are in milliseconds.
typedef struct {
  raven_bytes address;    // "127.0.0.1", "::"; unused with a Unix socket
  uint16_t port;          // 0 picks a free one
  raven_bytes unix_path;  // empty: TCP
  raven_bytes certificate;  // file, PEM; empty: no TLS
  raven_bytes key;          // file, PEM
  uint32_t connections;
  uint32_t head_bytes;
  uint32_t body_bytes;
  uint32_t message_bytes;
  uint32_t outgoing_bytes;    // queued towards one page: beyond, it is dropped
  uint32_t congestion_bytes;  // queued towards one page: beyond, the app is told
  uint32_t incoming_bytes;    // of one page waiting for the app: beyond, it is not read
  uint32_t head_timeout;
  uint32_t body_timeout;
  uint32_t answer_timeout;
  uint32_t write_timeout;
  uint32_t keep_alive_timeout;
  uint32_t handshake_timeout;
  uint32_t idle_timeout;
  uint32_t drain_timeout;
} raven_host_configuration;

typedef enum {
  RAVEN_START_OK = 0,
  RAVEN_START_PORT_IN_USE,
  RAVEN_START_PATH_IN_USE,
  RAVEN_START_INVALID_ADDRESS,
  RAVEN_START_PATH_TOO_LONG,
  RAVEN_START_CERTIFICATE_UNREADABLE,
  RAVEN_START_CERTIFICATE_INVALID,
  RAVEN_START_KEY_UNREADABLE,
  RAVEN_START_KEY_INVALID,
  RAVEN_START_KEY_OTHER,  // it is not the certificate's
  RAVEN_START_FAILED,
} raven_start_status;

typedef struct {
  raven_start_status status;
  int32_t error;  // errno
  uint16_t port;  // the one listened on
} raven_start_result;

typedef enum {
  RAVEN_EVENT_REQUEST = 0,
  RAVEN_EVENT_UPGRADE,
  RAVEN_EVENT_OPENED,
  RAVEN_EVENT_MESSAGE,
  RAVEN_EVENT_CONGESTED,
  RAVEN_EVENT_DRAINED,
  RAVEN_EVENT_CLOSED,   // reason: raven_close_reason, code: the page's close code
  RAVEN_EVENT_LOG,      // reason: raven_log_kind, code: a status or errno
  RAVEN_EVENT_STOPPED,  // the last event
} raven_event_kind;

typedef enum {
  RAVEN_CLOSE_BY_PAGE = 0,
  RAVEN_CLOSE_BY_APP,
  RAVEN_CLOSE_LOST,
  RAVEN_CLOSE_IDLE,
  RAVEN_CLOSE_VIOLATION,
  RAVEN_CLOSE_OVERSIZED,
  RAVEN_CLOSE_TEXT,
  RAVEN_CLOSE_OVERFLOW,
  RAVEN_CLOSE_UNANSWERED,
  RAVEN_CLOSE_DRAINING,
} raven_close_reason;

typedef enum {
  RAVEN_LOG_REFUSED = 0,     // code: HTTP status
  RAVEN_LOG_DROPPED,         // code: raven_close_reason
  RAVEN_LOG_FULL,            // the connection limit is reached
  RAVEN_LOG_ACCEPT_FAILED,   // code: errno
} raven_log_kind;

typedef struct {
  raven_bytes method;
  raven_bytes target;
  raven_bytes remote;
  raven_bytes body;
  const raven_field *fields;
  size_t field_count;
} raven_request;

typedef struct {
  raven_event_kind kind;
  uint64_t connection;
  uint32_t reason;
  uint32_t code;
  raven_bytes bytes;             // of a message
  const raven_request *request;  // of a request or upgrade
} raven_event;

typedef struct raven_host raven_host;
typedef struct raven_events raven_events;

/// Called on the host's thread when the mailbox goes from empty to non-empty, with the number of events in it. The app may
/// take and answer them at once, on this thread; only `raven_host_free` must not be called from here.
typedef void (*raven_wake)(void *context, size_t count);

/// Listens and starts the host's thread. Returns NULL and fills in `result` when that fails.
raven_host *raven_host_start(
  const raven_host_configuration *configuration, raven_wake wake, void *context, raven_start_result *result);

/// Stops without ceremony, waits for the host's thread and frees the host. `wake` is not called afterwards, but may be
/// while this waits: what it waits for must not wait for this.
void raven_host_free(raven_host *host);

typedef struct {
  uint64_t connections;
  uint64_t waiting_bytes;  // queued towards pages
} raven_statistics;

/// What there is to do right now; may be asked on any thread.
raven_statistics raven_host_statistics(const raven_host *host);

/// Takes everything in the mailbox, or NULL when it is empty. The batch and all bytes in it live until
/// `raven_events_free`.
raven_events *raven_host_take(raven_host *host, const raven_event **items, size_t *count);
void raven_events_free(raven_events *events);

// Commands copy their bytes, and reach the host's thread with the next flush. One for a connection that is gone does
// nothing.

/// Answers a request, or refuses an upgrade. `head` holds complete header lines, each ended by CR LF.
void raven_host_respond(raven_host *host, uint64_t connection, uint32_t status, raven_bytes head, raven_bytes body);
void raven_host_accept(raven_host *host, uint64_t connection);
void raven_host_send(raven_host *host, uint64_t connection, raven_bytes message);
/// Closes behind everything sent so far.
void raven_host_close(raven_host *host, uint64_t connection, uint16_t code, raven_bytes reason);
void raven_host_pause(raven_host *host, uint64_t connection);
void raven_host_resume(raven_host *host, uint64_t connection);
/// Stops accepting, closes every page with 1001, and ends with RAVEN_EVENT_STOPPED.
void raven_host_drain(raven_host *host);

/// Hands the commands given since the last flush to the host's thread, in order.
void raven_host_flush(raven_host *host);

#ifdef __cplusplus
}
#endif

#endif
