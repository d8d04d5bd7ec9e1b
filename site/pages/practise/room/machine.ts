import type { Sitting, Tap } from "../sitting-print/sitting.ts";
import { type Clock, elapsed, newClock, restarted, stopped, withoutSleep } from "./clock.ts";
import type { Options } from "./options.ts";
import { type Activity, type Following, lengthOf, type Noting, type Spot } from "./plan.ts";

/** Why a sitting rests. */
type Why = "paused" | "stopped" | "away";

/** Where a print comes from: fresh from its sitting, from the wall, or kept by the tab. */
export type PrintFrom = "sitting" | "wall" | "tab";

/** What the room is doing. */
export type RoomState =
  | { readonly at: "room" }
  /** The card before three minutes from a link. A new visitor reads two sentences on it. */
  | { readonly at: "introduction"; readonly activity: Noting; readonly isNew: boolean }
  | { readonly at: "running"; readonly activity: Activity; readonly clock: Clock }
  | { readonly at: "resting"; readonly activity: Activity; readonly clock: Clock; readonly why: Why }
  /** A practice after its last step. */
  | { readonly at: "over"; readonly activity: Following; readonly clock: Clock }
  | { readonly at: "print"; readonly sitting: Sitting; readonly from: PrintFrom };

/** A state that covers the whole screen. */
export type OnStage = Exclude<RoomState, { at: "room" | "print" }>;

/** What happens in the room. `now` is the time of `performance.now()`. */
export type RoomEvent =
  | { readonly type: "introduce"; readonly activity: Noting; readonly isNew: boolean }
  | { readonly type: "choose"; readonly options: Options }
  | { readonly type: "begin"; readonly activity: Activity; readonly now: number }
  /** A reload during a sitting: it has gone on for so many seconds. */
  | { readonly type: "resume"; readonly activity: Noting; readonly before: number }
  | { readonly type: "tap"; readonly sense: Tap[0]; readonly now: number; readonly spot?: Spot | undefined }
  | { readonly type: "rest"; readonly why: Why; readonly now: number }
  | { readonly type: "slept"; readonly lastTick: number; readonly now: number }
  | { readonly type: "escape"; readonly now: number }
  | { readonly type: "carryOn"; readonly now: number }
  | { readonly type: "timeIsUp" }
  | { readonly type: "pull" }
  | { readonly type: "leave" }
  | { readonly type: "look"; readonly sitting: Sitting; readonly from: "wall" | "tab" };

type At = RoomState["at"];
type In<Place extends At> = Extract<RoomState, { at: Place }>;
type Of<Type extends RoomEvent["type"]> = Extract<RoomEvent, { type: Type }>;
type Arrows = {
  readonly [Place in At]: {
    readonly [Type in RoomEvent["type"]]?: (state: In<Place>, event: Of<Type>) => RoomState;
  };
};

/** Every arrow of the room's state diagram. An event without an arrow changes nothing. */
export const arrows: Arrows = {
  room: {
    introduce: introduced,
    begin: (_, event) => begun(event),
    resume: (_, { activity, before }) => ({
      at: "resting",
      activity,
      clock: { before, since: undefined },
      why: "away",
    }),
    look: (_, { sitting, from }) => ({ at: "print", sitting, from }),
  },
  introduction: {
    choose: (state, { options }) => ({ ...state, activity: { ...state.activity, options } }),
    begin: (_, event) => begun(event),
    escape: () => ({ at: "room" }),
    leave: () => ({ at: "room" }),
  },
  running: {
    tap: noted,
    rest: (state, { why, now }) => ({ ...state, at: "resting", why, clock: halted(state, now) }),
    escape: (state, { now }) => ({ ...state, at: "resting", why: "stopped", clock: halted(state, now) }),
    slept,
    timeIsUp: ({ activity }) =>
      activity.kind === "noting"
        ? pulled(activity, lengthOf(activity))
        : { at: "over", activity, clock: { before: lengthOf(activity), since: undefined } },
  },
  resting: {
    carryOn: ({ activity, clock }, { now }) => ({ at: "running", activity, clock: restarted(clock, now) }),
    escape: ({ activity, clock }, { now }) => ({ at: "running", activity, clock: restarted(clock, now) }),
    pull: (state) => (state.activity.kind === "noting" ? pulled(state.activity, state.clock.before) : state),
    leave: () => ({ at: "room" }),
  },
  over: {
    escape: () => ({ at: "room" }),
    leave: () => ({ at: "room" }),
  },
  print: {
    introduce: introduced,
    begin: (_, event) => begun(event),
    look: (_, { sitting, from }) => ({ at: "print", sitting, from }),
    leave: () => ({ at: "room" }),
  },
};

/** Returns what the room does after an event: the same state if the event has no arrow there. */
export function step(state: RoomState, event: RoomEvent): RoomState {
  // The table's types pair each state with its own arrows; looking one up loses that.
  const arrow = arrows[state.at][event.type] as
    | ((state: RoomState, event: RoomEvent) => RoomState)
    | undefined;
  return arrow ? arrow(state, event) : state;
}

function introduced(_: RoomState, { activity, isNew }: Of<"introduce">): RoomState {
  return { at: "introduction", activity, isNew };
}

/** A sitting that was begun at the home page's lake goes on where it was. */
const begun = ({ activity, now }: Of<"begin">): RoomState => ({
  at: "running",
  activity,
  clock: { ...newClock(now), before: activity.kind === "noting" ? activity.sitting.sat : 0 },
});

/** Returns the clock, stopped. It never shows more than the chosen time. */
function halted({ activity, clock }: In<"running">, now: number): Clock {
  const { before } = stopped(clock, now);
  return { before: Math.min(before, lengthOf(activity)), since: undefined };
}

function noted(state: In<"running">, { sense, now, spot }: Of<"tap">): RoomState {
  const { activity, clock } = state;
  if (activity.kind !== "noting") return state;
  const { taps } = activity.sitting;
  const seconds = tenths(Math.min(elapsed(clock, now), lengthOf(activity)));
  // Events of several pointers may arrive out of order.
  const at = Math.max(seconds, taps.at(-1)?.[1] ?? 0);
  const sitting = { ...activity.sitting, taps: [...taps, [sense, at] as const] };
  return { ...state, activity: { ...activity, sitting, spots: [...activity.spots, spot] } };
}

/** A practice goes on while the device sleeps: its bells ring, and its step is right on return. */
function slept(state: In<"running">, { lastTick, now }: Of<"slept">): RoomState {
  if (state.activity.kind === "following") return state;
  const awake = { ...state, clock: withoutSleep(state.clock, lastTick, now) };
  return step(awake, { type: "rest", why: "away", now });
}

const pulled = ({ sitting }: Noting, seconds: number): RoomState => ({
  at: "print",
  sitting: { ...sitting, sat: tenths(seconds) },
  from: "sitting",
});

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
