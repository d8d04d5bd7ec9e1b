import { expect, test } from "vitest";
import { elapsed, newClock, restarted, stopped, withoutSleep } from "./clock.ts";

test("counts while it runs, and not while it stands", () => {
  const running = newClock(5000);
  expect(elapsed(running, 65_000)).toBe(60);
  const standing = stopped(running, 65_000);
  expect(elapsed(standing, 999_000)).toBe(60);
  expect(elapsed(restarted(standing, 1_000_000), 1_010_000)).toBe(70);
});

test("starting a running clock, or stopping a standing one, changes nothing", () => {
  const running = newClock(5000);
  expect(restarted(running, 9000)).toEqual(running);
  const standing = stopped(running, 6000);
  expect(stopped(standing, 9000)).toEqual(standing);
});

test("doesn't count what the device slept through", () => {
  const clock = withoutSleep(newClock(0), 10_000, 3_610_000);
  expect(elapsed(clock, 3_615_000)).toBe(15);
});

test("never runs backwards", () => {
  expect(elapsed(newClock(5000), 4000)).toBe(0);
});
