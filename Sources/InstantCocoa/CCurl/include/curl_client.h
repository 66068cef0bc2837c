/* As much of libcurl as requests need. The library is loaded when the first request is made, so that nobody who
 * makes none has to have it, or to wait for it. Its interface has been the same since version 7.68; the numbers
 * below are part of it. */
#ifndef CAROB_CURL_CLIENT_H
#define CAROB_CURL_CLIENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "loop_thread.h"

/* Transfers that are under way. Used by one thread, but for `carob_curl_wake`. */
typedef struct carob_curl_multi carob_curl_multi;

/* One transfer. */
typedef struct carob_curl_transfer carob_curl_transfer;

/* What is sent. Everything is copied. */
struct carob_curl_request {
  const char *url;
  const char *verb;
  /* `Name: value`, ended by null. */
  const char *const *headers;
  const void *body;
  size_t body_size;
  /* Whether there is a body, maybe an empty one. */
  bool has_body;
  /* The certificates of the authorities that are trusted: in one file, or each in one of a folder. Those of the
   * system, unless one of both is given. */
  const char *authority_file;
  const char *authority_folder;
};

/* What is told while a transfer runs, on the thread that runs it. */
struct carob_curl_callbacks {
  void *context;
  /* A part of the body; false ends the transfer. */
  bool (*received)(void *context, const void *bytes, size_t count);
  /* A line of a header, or of the trailer that may follow a body. The first line of a header begins with HTTP/; the last
   * one is empty. */
  void (*received_header_line)(void *context, bool is_first, bool is_last);
};

/* How a transfer ended. The texts last until it is freed. */
struct carob_curl_outcome {
  /* 0 for success; the numbers are libcurl's. */
  int code;
  const char *message;
  long status;
  /* Why the server's certificate was refused; 0 or 1 when it was not, or for its name. The numbers are
   * OpenSSL's. */
  long verification;
  /* Null when there is none. */
  const char *content_type;
  /* Where the server says to go instead; null when it does not. */
  const char *redirection;
};

/* Loads libcurl, once. [any-thread]
 * Returns null, or why it cannot be had, a text that lasts for ever. */
const char *carob_curl_load(void);

/* A place for transfers; null when there is no memory. libcurl must have been loaded. At most so many
 * connections are made to one server; further transfers to it wait. */
carob_curl_multi *carob_curl_multi_make(long connections);

/* Frees it. No transfer may be left in it. */
void carob_curl_multi_free(carob_curl_multi *multi);

/* Does what there is to do now. Ask for what has ended before waiting for more. */
void carob_curl_multi_perform(carob_curl_multi *multi);

/* Waits until there is something to do, for so long at most. */
void carob_curl_multi_wait(carob_curl_multi *multi, int milliseconds);

/* Ends such a wait. [any-thread] */
void carob_curl_wake(carob_curl_multi *multi);

/* A transfer that has ended since this was asked last; null when there is none. */
carob_curl_transfer *carob_curl_next_ended(carob_curl_multi *multi, struct carob_curl_outcome *outcome);

/* How long ago the last byte arrived on a connection that the transfer made, in milliseconds; -1 when none did. It
 * counts what is not told: the bytes of a TLS handshake, and those of a record that is not whole yet. */
int64_t carob_curl_silence(const carob_curl_transfer *transfer);

/* Begins a transfer; null when there is no memory or the request cannot be sent. */
carob_curl_transfer *carob_curl_begin(carob_curl_multi *multi, const struct carob_curl_request *request,
                                      const struct carob_curl_callbacks *callbacks);

/* Ends a transfer, if it has not ended, and frees it. Nothing is told of it any more. */
void carob_curl_free(carob_curl_multi *multi, carob_curl_transfer *transfer);

#endif
