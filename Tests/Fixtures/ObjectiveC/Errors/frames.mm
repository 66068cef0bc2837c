#import "Errors.h"

namespace {
struct Counter {
    int *destroyed;
    ~Counter() { ++*destroyed; }
};

__attribute__((noinline)) void call(void (^block)(void), int *destroyed) {
    Counter counter{destroyed};
    block();
}
}

void call_through_cxx(void (^block)(void), int *destroyed) {
    Counter counter{destroyed};
    call(block, destroyed);
}
