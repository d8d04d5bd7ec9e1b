import { expect, test } from "vitest";
import { practice as video } from "../../../components/video/test-videos.ts";
import { newClock } from "./clock.ts";
import { arrows, type RoomEvent, type RoomState, step } from "./machine.ts";
import { dayOptions } from "./options.ts";
import { type Following, type Noting, newSitting } from "./plan.ts";

const options = dayOptions;
const quiet = { ...dayOptions, bell: false };
const noting: Noting = {
  kind: "noting",
  spots: [],
  sitting: newSitting(3, new Date("2026-11-22T06:12:00+11:00")),
  options,
};
const following: Following = { kind: "following", practice: { ...video, minutes: 5 }, options };
const { sitting } = noting;

const room: RoomState = { at: "room" };
const introduction = { at: "introduction", activity: noting, isNew: true } as const;
const running: RoomState = { at: "running", activity: noting, clock: newClock(1000) };
const resting: RoomState = {
  at: "resting",
  activity: noting,
  clock: { before: 72.4, since: undefined },
  why: "paused",
};
const guided: RoomState = { at: "running", activity: following, clock: newClock(1000) };
const guidedResting: RoomState = { ...resting, activity: following };
const over: RoomState = { at: "over", activity: following, clock: { before: 300, since: undefined } };
const pulled: RoomState = { at: "print", sitting: { ...sitting, sat: 180 }, from: "sitting" };

const begin: RoomEvent = { type: "begin", activity: noting, now: 1000 };
const halted = { before: 72.4, since: undefined };
const now = 73_400;

/** The state diagram: in this state, after this, that. */
const diagram: readonly [from: RoomState, event: RoomEvent, to: RoomState][] = [
  [room, { type: "introduce", activity: noting, isNew: true }, introduction],
  [room, begin, running],
  [room, { type: "begin", activity: following, now: 1000 }, guided],
  [room, { type: "resume", activity: noting, before: 72.4 }, { ...resting, why: "away" } as RoomState],
  [room, { type: "look", sitting, from: "tab" }, { at: "print", sitting, from: "tab" }],
  [room, { type: "look", sitting, from: "wall" }, { at: "print", sitting, from: "wall" }],
  [
    introduction,
    { type: "choose", options: quiet },
    { ...introduction, activity: { ...noting, options: quiet } },
  ],
  [introduction, begin, running],
  [introduction, { type: "escape", now }, room],
  [introduction, { type: "leave" }, room],
  [
    running,
    { type: "rest", why: "paused", now },
    { ...running, at: "resting", clock: halted, why: "paused" },
  ],
  [running, { type: "rest", why: "away", now }, { ...running, at: "resting", clock: halted, why: "away" }],
  [running, { type: "escape", now }, { ...running, at: "resting", clock: halted, why: "stopped" }],
  [running, { type: "timeIsUp" }, pulled],
  [resting, { type: "carryOn", now }, { ...running, clock: { before: 72.4, since: now } }],
  [resting, { type: "escape", now }, { ...running, clock: { before: 72.4, since: now } }],
  [resting, { type: "pull" }, { ...pulled, sitting: { ...sitting, sat: 72.4 } }],
  [resting, { type: "leave" }, room],
  [guided, { type: "escape", now }, { ...guided, at: "resting", clock: halted, why: "stopped" }],
  [guided, { type: "timeIsUp" }, over],
  [guidedResting, { type: "carryOn", now }, { ...guided, clock: { before: 72.4, since: now } }],
  [guidedResting, { type: "leave" }, room],
  [over, { type: "escape", now }, room],
  [over, { type: "leave" }, room],
  [pulled, { type: "leave" }, room],
  [pulled, { type: "introduce", activity: noting, isNew: true }, introduction],
  [pulled, begin, running],
  [pulled, { type: "look", sitting, from: "wall" }, { at: "print", sitting, from: "wall" }],
];

test.each(diagram)("$at, $type", (from, event, to) => {
  expect(step(from, event)).toEqual(to);
});

test("the diagram shows every arrow of the table but taps and sleep", () => {
  const shown = new Set(diagram.map(([{ at }, { type }]) => `${at} ${type}`));
  const all = Object.entries(arrows).flatMap(([at, row]) => Object.keys(row).map((type) => `${at} ${type}`));
  expect(all.filter((arrow) => !shown.has(arrow))).toEqual(["running tap", "running slept"]);
});

test("an event without an arrow changes nothing", () => {
  const events: readonly RoomEvent[] = [
    begin,
    { type: "introduce", activity: noting, isNew: true },
    { type: "resume", activity: noting, before: 72.4 },
    { type: "tap", sense: 0, now },
    { type: "rest", why: "paused", now },
    { type: "slept", lastTick: 0, now },
    { type: "escape", now },
    { type: "carryOn", now },
    { type: "timeIsUp" },
    { type: "pull" },
    { type: "leave" },
    { type: "look", sitting, from: "wall" },
  ];
  for (const state of [room, introduction, running, resting, guided, guidedResting, over, pulled]) {
    for (const event of events) {
      if (!(event.type in arrows[state.at]))
        expect(step(state, event), `${state.at} ${event.type}`).toBe(state);
    }
  }
  expect(step(guidedResting, { type: "pull" }), "a practice has no print").toBe(guidedResting);
  expect(step(guided, { type: "tap", sense: 1, now }), "a practice has no marks").toBe(guided);
});

/** Returns the taps after events. */
function tapsAfter(...events: readonly RoomEvent[]) {
  const state = events.reduce(step, running);
  if (state.at === "print") return state.sitting.taps;
  return "activity" in state && state.activity.kind === "noting" ? state.activity.sitting.taps : undefined;
}

const tap = (sense: 0 | 1 | 2, at: number): RoomEvent => ({ type: "tap", sense, now: 1000 + at * 1000 });

test("records each tap with its sense and time, in tenths of a second", () => {
  expect(tapsAfter(tap(0, 1.04), tap(2, 1.04), tap(1, 60))).toEqual([
    [0, 1],
    [2, 1],
    [1, 60],
  ]);
});

test("keeps where a finger tapped, and nothing for a key", () => {
  const state = step(step(running, { type: "tap", sense: 0, now, spot: [0.5, 0.2] }), tap(1, 60));
  expect(state).toMatchObject({ activity: { spots: [[0.5, 0.2], undefined] } });
});

test("a tap out of order, or after the bell, stays within the sitting", () => {
  expect(tapsAfter(tap(0, 20), tap(1, 5), tap(2, 999))?.map(([, at]) => at)).toEqual([20, 20, 180]);
});

test("keeps 600 taps", () => {
  const taps = Array.from({ length: 600 }, (_, i) => tap((i % 3) as 0 | 1 | 2, i * 0.29));
  expect(tapsAfter(...taps, { type: "timeIsUp" })).toHaveLength(600);
});

test("counts no taps while resting, and no time either", () => {
  const state = [
    tap(0, 10),
    { type: "rest", why: "paused", now: 21_000 } as const,
    tap(1, 30),
    { type: "carryOn", now: 101_000 } as const,
    tap(2, 105),
  ].reduce(step, running);
  expect(state).toMatchObject({
    activity: {
      sitting: {
        taps: [
          [0, 10],
          [2, 25],
        ],
      },
    },
  });
});

test("a device that slept rests, and what it slept through isn't counted", () => {
  const slept: RoomEvent = { type: "slept", lastTick: 31_000, now: 3_631_000 };
  expect(step(running, slept)).toMatchObject({ at: "resting", why: "away", clock: { before: 30 } });
  expect(step(guided, slept), "a practice goes on").toBe(guided);
});

test("a clock never shows more than the chosen time", () => {
  expect(step(running, { type: "rest", why: "stopped", now: 9_000_000 })).toMatchObject({
    clock: { before: 180 },
  });
});
