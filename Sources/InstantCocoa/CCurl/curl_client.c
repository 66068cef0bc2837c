/* For strdup. */
#define _POSIX_C_SOURCE 200809L

#include "curl_client.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>

/* libcurl's own names and numbers, without its headers. */

typedef void CURL;
typedef void CURLM;
struct curl_slist;

struct CURLMsg {
  int msg;
  CURL *easy_handle;
  union {
    void *whatever;
    int result;
  } data;
};

enum {
  CURL_GLOBAL_ALL = 3,
  CURLMSG_DONE = 1,
  CURLMOPT_MAX_HOST_CONNECTIONS = 7,
  CURLPROTO_HTTP_AND_HTTPS = 3,
};

/* As much of an address as a socket needs. */
struct curl_sockaddr {
  int family;
  int socktype;
  int protocol;
};

enum {
  CURLOPT_NOBODY = 44,
  CURLOPT_POST = 47,
  CURLOPT_FOLLOWLOCATION = 52,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_CUSTOMREQUEST = 10036,
  CURLOPT_CAINFO = 10065,
  CURLOPT_CAPATH = 10097,
  CURLOPT_ACCEPT_ENCODING = 10102,
  CURLOPT_PRIVATE = 10103,
  CURLOPT_OPENSOCKETDATA = 10164,
  CURLOPT_COPYPOSTFIELDS = 10165,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HEADERFUNCTION = 20079,
  CURLOPT_OPENSOCKETFUNCTION = 20163,
  CURLOPT_POSTFIELDSIZE_LARGE = 30120,
};

enum {
  CURLINFO_CONTENT_TYPE = 0x100000 + 18,
  CURLINFO_PRIVATE = 0x100000 + 21,
  CURLINFO_REDIRECT_URL = 0x100000 + 31,
  CURLINFO_RESPONSE_CODE = 0x200000 + 2,
  CURLINFO_SSL_VERIFYRESULT = 0x200000 + 13,
};

enum { ERROR_BUFFER_SIZE = 256 };

static struct {
  int (*global_init)(long flags);
  CURL *(*easy_init)(void);
  int (*easy_setopt)(CURL *easy, int option, ...);
  int (*easy_getinfo)(CURL *easy, int info, ...);
  void (*easy_cleanup)(CURL *easy);
  const char *(*easy_strerror)(int code);
  struct curl_slist *(*slist_append)(struct curl_slist *list, const char *text);
  void (*slist_free_all)(struct curl_slist *list);
  CURLM *(*multi_init)(void);
  int (*multi_setopt)(CURLM *multi, int option, ...);
  int (*multi_add_handle)(CURLM *multi, CURL *easy);
  int (*multi_remove_handle)(CURLM *multi, CURL *easy);
  int (*multi_perform)(CURLM *multi, int *running);
  int (*multi_poll)(CURLM *multi, void *extra, unsigned count, int milliseconds, int *ready);
  int (*multi_wakeup)(CURLM *multi);
  struct CURLMsg *(*multi_info_read)(CURLM *multi, int *left);
  int (*multi_cleanup)(CURLM *multi);
} curl;

static const char *load_failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* A function pointer is stored as the object pointer that POSIX says it fits into. */
static bool find(void *library, const char *name, void *function) {
  void *found = dlsym(library, name);
  memcpy(function, &found, sizeof found);
  return found != NULL;
}

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    char *copy = strdup(reason ? reason : "libcurl.so.4 cannot be loaded");
    load_failure = copy ? copy : "out of memory";
    return;
  }
  bool is_whole = find(library, "curl_global_init", &curl.global_init) &&
                  find(library, "curl_easy_init", &curl.easy_init) &&
                  find(library, "curl_easy_setopt", &curl.easy_setopt) &&
                  find(library, "curl_easy_getinfo", &curl.easy_getinfo) &&
                  find(library, "curl_easy_cleanup", &curl.easy_cleanup) &&
                  find(library, "curl_easy_strerror", &curl.easy_strerror) &&
                  find(library, "curl_slist_append", &curl.slist_append) &&
                  find(library, "curl_slist_free_all", &curl.slist_free_all) &&
                  find(library, "curl_multi_init", &curl.multi_init) &&
                  find(library, "curl_multi_setopt", &curl.multi_setopt) &&
                  find(library, "curl_multi_add_handle", &curl.multi_add_handle) &&
                  find(library, "curl_multi_remove_handle", &curl.multi_remove_handle) &&
                  find(library, "curl_multi_perform", &curl.multi_perform) &&
                  find(library, "curl_multi_poll", &curl.multi_poll) &&
                  find(library, "curl_multi_wakeup", &curl.multi_wakeup) &&
                  find(library, "curl_multi_info_read", &curl.multi_info_read) &&
                  find(library, "curl_multi_cleanup", &curl.multi_cleanup);
  if (!is_whole) {
    load_failure = "libcurl.so.4 is older than 7.68";
  } else if (curl.global_init(CURL_GLOBAL_ALL) != 0) {
    load_failure = "libcurl.so.4 cannot be initialized";
  }
}

const char *carob_curl_load(void) {
  pthread_once(&once, load);
  return load_failure;
}

enum { MOST_SOCKETS = 4 };

/* A socket, which libcurl may have closed: then another file may have its descriptor, but not its inode. */
struct opened_socket {
  int descriptor;
  dev_t device;
  ino_t inode;
};

struct carob_curl_transfer {
  CURL *easy;
  /* Those opened last, the `count`-th at `(count - 1) % MOST_SOCKETS`. */
  struct opened_socket sockets[MOST_SOCKETS];
  unsigned socket_count;
  struct curl_slist *headers;
  struct carob_curl_callbacks callbacks;
  char message[ERROR_BUFFER_SIZE];
};

carob_curl_multi *carob_curl_multi_make(long connections) {
  CURLM *multi = curl.multi_init();
  if (multi) curl.multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections);
  return multi;
}

void carob_curl_multi_free(carob_curl_multi *multi) { curl.multi_cleanup(multi); }

void carob_curl_multi_perform(carob_curl_multi *multi) {
  int running = 0;
  curl.multi_perform(multi, &running);
}

void carob_curl_multi_wait(carob_curl_multi *multi, int milliseconds) {
  curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}

void carob_curl_wake(carob_curl_multi *multi) { curl.multi_wakeup(multi); }

carob_curl_transfer *carob_curl_next_ended(carob_curl_multi *multi,
                                           struct carob_curl_outcome *outcome) {
  int left = 0;
  struct CURLMsg *message;
  while ((message = curl.multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    char *private = NULL;
    curl.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &private);
    carob_curl_transfer *transfer = (carob_curl_transfer *)private;
    outcome->code = message->data.result;
    outcome->message =
      transfer->message[0] ? transfer->message : curl.easy_strerror(outcome->code);
    outcome->status = 0;
    outcome->verification = 0;
    outcome->content_type = NULL;
    outcome->redirection = NULL;
    curl.easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &outcome->status);
    curl.easy_getinfo(transfer->easy, CURLINFO_SSL_VERIFYRESULT, &outcome->verification);
    curl.easy_getinfo(transfer->easy, CURLINFO_CONTENT_TYPE, &outcome->content_type);
    curl.easy_getinfo(transfer->easy, CURLINFO_REDIRECT_URL, &outcome->redirection);
    return transfer;
  }
  return NULL;
}

static size_t on_body(const char *bytes, size_t size, size_t count, void *context) {
  carob_curl_transfer *transfer = context;
  size_t total = size * count;
  if (!transfer->callbacks.received(transfer->callbacks.context, bytes, total)) return 0;
  return total;
}

static size_t on_head(const char *bytes, size_t size, size_t count, void *context) {
  carob_curl_transfer *transfer = context;
  size_t total = size * count;
  bool is_first = total >= 5 && memcmp(bytes, "HTTP/", 5) == 0;
  bool is_last = total > 0 && total <= 2 && bytes[total - 1] == '\n';
  transfer->callbacks.received_header_line(transfer->callbacks.context, is_first, is_last);
  return total;
}

static int on_socket(void *context, int purpose, struct curl_sockaddr *address) {
  (void)purpose;
  carob_curl_transfer *transfer = context;
  int descriptor = socket(address->family, address->socktype, address->protocol);
  struct stat status;
  if (descriptor < 0) return descriptor;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  if (fstat(descriptor, &status) == 0) {
    transfer->sockets[transfer->socket_count++ % MOST_SOCKETS] =
      (struct opened_socket){descriptor, status.st_dev, status.st_ino};
  }
  return descriptor;
}

/* How long ago the last byte arrived, in milliseconds; -1 when none did, or it is closed. */
static int64_t silence(const struct opened_socket *opened) {
  struct stat status;
  if (fstat(opened->descriptor, &status) != 0 || status.st_dev != opened->device ||
      status.st_ino != opened->inode)
    return -1;
  struct tcp_info info = {0};
  socklen_t size = sizeof info;
  if (getsockopt(opened->descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return -1;
  return info.tcpi_bytes_received > 0 ? (int64_t)info.tcpi_last_data_recv : -1;
}

int64_t carob_curl_silence(const carob_curl_transfer *transfer) {
  int64_t shortest = -1;
  for (unsigned i = 0; i < transfer->socket_count && i < MOST_SOCKETS; i++) {
    int64_t one = silence(&transfer->sockets[i]);
    if (one >= 0 && (shortest < 0 || one < shortest)) shortest = one;
  }
  return shortest;
}

static void release(carob_curl_transfer *transfer) {
  if (transfer->easy) curl.easy_cleanup(transfer->easy);
  if (transfer->headers) curl.slist_free_all(transfer->headers);
  free(transfer);
}

static bool add_header(carob_curl_transfer *transfer, const char *line) {
  struct curl_slist *longer = curl.slist_append(transfer->headers, line);
  if (longer) transfer->headers = longer;
  return longer != NULL;
}

static bool set_verb(CURL *easy, const struct carob_curl_request *request) {
  bool ok = true;
  if (request->has_body) {
    ok = curl.easy_setopt(easy, CURLOPT_POST, 1L) == 0 &&
         curl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (int64_t)request->body_size) == 0 &&
         curl.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, request->body) == 0;
  }
  if (strcmp(request->verb, "HEAD") == 0) ok = ok && curl.easy_setopt(easy, CURLOPT_NOBODY, 1L) == 0;
  return ok && curl.easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request->verb) == 0;
}

/* One that is null is none, rather than the system's, as soon as the other is given. */
static bool set_authorities(CURL *easy, const struct carob_curl_request *request) {
  const char *file = request->authority_file, *folder = request->authority_folder;
  if (!file && !folder) return true;
  return curl.easy_setopt(easy, CURLOPT_CAINFO, file) == 0 &&
         /* Not every TLS library that libcurl may have been built with knows folders. */
         (curl.easy_setopt(easy, CURLOPT_CAPATH, folder) == 0 || !folder);
}

static bool set_up(carob_curl_transfer *transfer, const struct carob_curl_request *request) {
  CURL *easy = transfer->easy;
  for (const char *const *line = request->headers; *line; line++) {
    if (!add_header(transfer, *line)) return false;
  }
  /* A long body is sent without asking first. */
  if (!add_header(transfer, "Expect:")) return false;
  return set_verb(easy, request) && set_authorities(easy, request) &&
         curl.easy_setopt(easy, CURLOPT_URL, request->url) == 0 &&
         curl.easy_setopt(easy, CURLOPT_PROTOCOLS, (long)CURLPROTO_HTTP_AND_HTTPS) == 0 &&
         curl.easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L) == 0 &&
         curl.easy_setopt(easy, CURLOPT_NOSIGNAL, 1L) == 0 &&
         curl.easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "") == 0 &&
         curl.easy_setopt(easy, CURLOPT_HTTPHEADER, transfer->headers) == 0 &&
         curl.easy_setopt(easy, CURLOPT_ERRORBUFFER, transfer->message) == 0 &&
         curl.easy_setopt(easy, CURLOPT_PRIVATE, transfer) == 0 &&
         curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, on_body) == 0 &&
         curl.easy_setopt(easy, CURLOPT_WRITEDATA, transfer) == 0 &&
         curl.easy_setopt(easy, CURLOPT_HEADERFUNCTION, on_head) == 0 &&
         curl.easy_setopt(easy, CURLOPT_HEADERDATA, transfer) == 0 &&
         curl.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, on_socket) == 0 &&
         curl.easy_setopt(easy, CURLOPT_OPENSOCKETDATA, transfer) == 0;
}

carob_curl_transfer *carob_curl_begin(carob_curl_multi *multi,
                                      const struct carob_curl_request *request,
                                      const struct carob_curl_callbacks *callbacks) {
  carob_curl_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->callbacks = *callbacks;
  transfer->easy = curl.easy_init();
  if (!transfer->easy || !set_up(transfer, request) ||
      curl.multi_add_handle(multi, transfer->easy) != 0) {
    release(transfer);
    return NULL;
  }
  return transfer;
}

void carob_curl_free(carob_curl_multi *multi, carob_curl_transfer *transfer) {
  curl.multi_remove_handle(multi, transfer->easy);
  release(transfer);
}
