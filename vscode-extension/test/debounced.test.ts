import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { debounced } from "../src/views/debounced.ts";

/** Time that passes when it is told to. */
function clock(): (milliseconds: number) => void {
  let now = 1000;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  return (milliseconds) => {
    now += milliseconds;
    mock.timers.tick(milliseconds);
  };
}

test("work waits for a pause, but not for ever", (context) => {
  context.after(() => mock.reset());
  const pass = clock();
  let done = 0;
  const work = debounced(() => (done += 1), 100, 250);
  work.later();
  pass(60);
  work.later();
  pass(60);
  assert.equal(done, 0);
  pass(40);
  assert.equal(done, 1);
  for (let key = 0; key < 10; key += 1) {
    work.later();
    pass(50);
  }
  assert.equal(done, 3, "every 250 ms while somebody types all the time");
});

test("now is now, and only once", (context) => {
  context.after(() => mock.reset());
  const pass = clock();
  let done = 0;
  const work = debounced(() => (done += 1), 100);
  work.later();
  work.now();
  pass(500);
  assert.equal(done, 1);
  work.later();
  work.dispose();
  pass(500);
  assert.equal(done, 1);
});
