/* Loaded into a program before it, takes the place of `main`: the program waits, initialised, and is forked for each
 * request. A request is its length in four bytes, and as many bytes: working folder, files to read from and to write
 * stdout and stderr to, further arguments, each ended by a zero. The answer is the exit code in four bytes, or minus
 * the signal. One answer in advance says that the program waits. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int main_type(int, char **, char **);
typedef int start_type(main_type *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

static main_type *program;

static int answer(int32_t code) { return write(1, &code, sizeof code) == sizeof code; }

static int replace(int stream, const char *path, int flags) {
  int opened = open(path, flags, 0600);
  return opened >= 0 && dup2(opened, stream) >= 0 && close(opened) == 0;
}

static int run(char *text, const char *end, int argc, char **argv, char **envp) {
  char *given[4], **arguments = calloc((size_t)argc + (size_t)(end - text) + 1, sizeof *arguments);
  memcpy(arguments, argv, (size_t)argc * sizeof *arguments);
  for (int count = 0; text < end; text += strlen(text) + 1, count++)
    *(count < 4 ? &given[count] : &arguments[argc++]) = text;
  int writes = O_WRONLY | O_TRUNC;
  if (chdir(given[0]) || !replace(0, given[1], O_RDONLY) || !replace(1, given[2], writes) ||
      !replace(2, given[3], writes))
    return 127;
  return program(argc, arguments, envp);
}

static int serve(int argc, char **argv, char **envp) {
  uint32_t length;
  if (!answer(0)) return 1;
  while (read(0, &length, sizeof length) == sizeof length) {
    char *text = malloc(length);
    for (ssize_t have = 0, got; have < length; have += got)
      if ((got = read(0, text + have, length - (size_t)have)) <= 0) return 1;
    pid_t child = fork();
    if (child == 0) exit(run(text, text + length, argc, argv, envp));
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) return 1;
    free(text);
    if (!answer(WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status))) return 1;
  }
  return 0;
}

int __libc_start_main(main_type *found, int argc, char **argv, void (*init)(void), void (*fini)(void),
                      void (*loader)(void), void *stack) {
  start_type *start = (start_type *)dlsym(RTLD_NEXT, "__libc_start_main");
  program = found;
  unsetenv("LD_PRELOAD");
  return start(serve, argc, argv, init, fini, loader, stack);
}
