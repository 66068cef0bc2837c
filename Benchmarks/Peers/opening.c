/* A program that opens a module and ends: `true` plus a `dlopen`. */
#include <dlfcn.h>

int main(int argc, char **argv) {
  return argc == 2 && dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) ? 0 : 1;
}
