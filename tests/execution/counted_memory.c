/* The functions that lowered programs allocate and free with, and an account of what they did.
 *
 * Each allocation has pages of its own, filled with a pattern, far from all others: what lies between them cannot be
 * touched, so that a program that leaves its buffers fails the same way wherever they are. Freed pages are never used
 * again and cannot be touched either: who does ends the program. At the end one line on stderr tells the account. */

#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MOST = 30000, PAGE = 4096, BETWEEN = 64 << 20 };

static struct allocation {
  char *pages, *start;
  size_t length;
  int freed;
} known[MOST];
static int count, freed, twice, foreign;

static void tell(const char *how) {
  fprintf(stderr, "memory: allocated=%d live=%d double=%d foreign=%d touched=%s\n", count, count - freed, twice,
          foreign, how);
  fflush(stderr);
}

static void touched(int number, siginfo_t *info, void *context) {
  (void)number, (void)context;
  const char *how = "unknown";
  for (int i = 0; i < count; i++)
    if ((char *)info->si_addr >= known[i].pages && (char *)info->si_addr < known[i].pages + known[i].length)
      how = known[i].freed ? "freed" : "unknown";
  fflush(stdout);
  tell(how);
  _exit(71);
}

__attribute__((destructor)) static void finish(void) { tell("no"); }

void *_mlir_memref_to_llvm_aligned_alloc(size_t alignment, size_t size) {
  if (count == 0) {
    struct sigaction action = {.sa_sigaction = touched, .sa_flags = SA_SIGINFO};
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
  }
  size_t length = (size + alignment + PAGE) / PAGE * PAGE;
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  char *zone = count < MOST ? mmap(NULL, length + 2 * (size_t)BETWEEN, PROT_NONE, flags, -1, 0) : MAP_FAILED;
  char *pages = zone + BETWEEN;
  if (zone == MAP_FAILED || mprotect(pages, length, PROT_READ | PROT_WRITE)) {
    tell("exhausted");
    _exit(72);
  }
  memset(pages, 0x2A, length);
  char *start = (char *)(((uintptr_t)pages + alignment - 1) / alignment * alignment);
  known[count++] = (struct allocation){pages, start, length, 0};
  return start;
}

void *_mlir_memref_to_llvm_alloc(size_t size) { return _mlir_memref_to_llvm_aligned_alloc(64, size); }

void _mlir_memref_to_llvm_free(void *start) {
  for (int i = count - 1; i >= 0; i--) {
    if (known[i].start != (char *)start)
      continue;
    if (known[i].freed) {
      twice++;
    } else {
      known[i].freed = 1;
      freed++;
      mprotect(known[i].pages, known[i].length, PROT_NONE);
    }
    return;
  }
  foreign++;
}
