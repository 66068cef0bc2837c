/* REP64(M) is M(00) M(01) … M(07) M(10) … M(77): sixty-four different names. */
#ifndef BENCH_REP64_H
#define BENCH_REP64_H

#define BENCH_REP8(M, digit)                                                          \
  M(digit##0) M(digit##1) M(digit##2) M(digit##3) M(digit##4) M(digit##5) M(digit##6) \
    M(digit##7)
#define REP64(M)                                                                \
  BENCH_REP8(M, 0) BENCH_REP8(M, 1) BENCH_REP8(M, 2) BENCH_REP8(M, 3)           \
    BENCH_REP8(M, 4) BENCH_REP8(M, 5) BENCH_REP8(M, 6) BENCH_REP8(M, 7)

#endif
