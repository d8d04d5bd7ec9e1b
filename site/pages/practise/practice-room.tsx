import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { practices } from "#content/practices";
import type { Practice } from "../../../content-model/schema/practices.ts";
import { Places } from "./places.tsx";
import { PrintView } from "./print-view.tsx";
import { useKeptSitting } from "./room/kept-sitting.ts";
import { goOn, threeMinutes } from "./room/keys.ts";
import { type RoomState, step } from "./room/machine.ts";
import { dayOptions, type Options } from "./room/options.ts";
import { newNoting } from "./room/plan.ts";
import { loadTypeface } from "./room/save.ts";
import { unhungPrint, useUnhung } from "./room/unhung.ts";
import { useBackEntry } from "./room/use-back-entry.ts";
import { useWall } from "./room/use-wall.ts";
import { fromFragment } from "./room/wall.ts";
import { RoomHead } from "./room-head.tsx";
import type { Sitting } from "./sitting-print/sitting.ts";
import { Stage } from "./stage.tsx";
import { lookButtonId, WallView } from "./wall-view.tsx";

/** The island of the page: the room, the sitting in it, its print and the wall. */
export function PracticeRoom() {
  const [state, dispatch] = useReducer(step, { at: "room" });
  const [wall, refreshWall] = useWall();
  const [unhung, letGo] = useUnhung(state);
  const setup = useRef<HTMLFormElement>(null);
  const [options, setOptions] = useState(dayOptions);
  const hasSat = useRef(false);

  // The page's script and the visitor have filled in the form before.
  useEffect(() => setOptions(optionsOf(setup.current)), []);
  const choose = (name: keyof Options, isOn: boolean) => {
    const chosen = { ...options, [name]: isOn };
    setOptions(chosen);
    dispatch({ type: "choose", options: chosen });
  };

  const now = () => performance.now();
  const sit = (minutes: number, options: Options) =>
    dispatch({
      type: "begin",
      activity: newNoting(minutes, options),
      now: now(),
    });
  const follow = (practice: Practice) =>
    dispatch({
      type: "begin",
      activity: { kind: "following", practice, options: optionsOf(setup.current) },
      now: now(),
    });
  const submit = () => sit(minutesOf(setup.current), optionsOf(setup.current));

  /**
   * Shows the card before three minutes. No visit is stored to know a new visitor.
   *
   * @param begun what was noted at the home page's lake, and goes on
   */
  const tryThreeMinutes = (begun?: Sitting) =>
    dispatch({
      type: "introduce",
      activity: begun
        ? {
            kind: "noting",
            sitting: { ...begun, minutes: 3 },
            spots: begun.taps.map(() => undefined),
            options: optionsOf(setup.current),
          }
        : newNoting(3, optionsOf(setup.current)),
      isNew: !hasSat.current && (wall.state !== "open" || wall.prints.length === 0),
    });

  /** Begins what a link names: three minutes, or a practice by its slug. */
  const answer = (wish: string | undefined) => {
    if (wish === threeMinutes) tryThreeMinutes();
    else if (wish?.startsWith(goOn)) tryThreeMinutes(fromFragment(wish.slice(goOn.length)));
    else {
      const practice = practices.find(({ slug }) => slug === wish);
      if (practice) follow(practice);
    }
  };
  useWishes(answer);
  useKeptSitting(state, ({ sitting, spots }) =>
    dispatch({
      type: "resume",
      activity: { kind: "noting", sitting: { ...sitting, sat: 0 }, spots, options: optionsOf(setup.current) },
      before: sitting.sat,
    }),
  );

  const back = useRef<Sitting>(undefined);
  const look = (sitting: Sitting) => {
    back.current = sitting;
    dispatch({ type: "look", sitting, from: "wall" });
  };
  const lookAtUnhung = () => {
    // Read again: it may have been pressed before the room was ready.
    const sitting = unhungPrint();
    if (sitting) dispatch({ type: "look", sitting, from: "tab" });
  };
  const leave = useCallback(() => dispatch({ type: "leave" }), []);
  const again = () => {
    back.current = undefined;
    leave();
  };

  const isLookedAt = state.at === "print" && state.from !== "sitting";
  const isCovered =
    state.at === "running" || state.at === "introduction" || state.at === "over" || isLookedAt;
  useBackEntry(isCovered, state.at === "resting", () => {
    if (state.at === "running") dispatch({ type: "rest", why: "stopped", now: now() });
    else leave();
  });

  useArrivals(state, () => {
    if (back.current) document.getElementById(lookButtonId(back.current))?.focus();
    else setup.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    back.current = undefined;
  });
  if (state.at === "running") hasSat.current = true;
  useDim(options.dim, state.at !== "room");

  const isPrint = state.at === "print";
  return (
    <>
      <RoomHead
        ref={setup}
        isHidden={isPrint}
        options={options}
        onChoose={choose}
        onSit={submit}
        hasUnhung={unhung !== undefined}
        onLook={lookAtUnhung}
      />
      {isPrint && (
        <PrintView
          key={state.sitting.start}
          sitting={state.sitting}
          from={state.from}
          wall={wall}
          isInTab={unhung !== undefined}
          onHang={() => {
            refreshWall();
            letGo();
          }}
          onAgain={again}
          onBack={leave}
        />
      )}
      <Places isHidden={isPrint} options={options} onChoose={choose} />
      <WallView wall={wall} onLook={look} onChange={refreshWall} />
      {state.at !== "room" && state.at !== "print" && (
        <Stage state={state} dispatch={dispatch} onChoose={choose} />
      )}
    </>
  );
}

const field = (form: HTMLFormElement | null, name: string) => form?.elements.namedItem(name);

const isTicked = (form: HTMLFormElement | null, name: string) => {
  const box = field(form, name);
  return box instanceof HTMLInputElement && box.checked && !box.disabled;
};

const optionsOf = (form: HTMLFormElement | null): Options => ({
  bell: isTicked(form, "bell"),
  halfWay: isTicked(form, "halfWay"),
  dim: isTicked(form, "dim"),
  keys: isTicked(form, "keys"),
});

function minutesOf(form: HTMLFormElement | null): number {
  const chosen = field(form, "minutes");
  return chosen instanceof RadioNodeList ? Number(chosen.value) : 3;
}

/** Keeps the whole page dim, if the visitor wants that, from the first sitting or print on. */
function useDim(isWanted: boolean, isCovered: boolean): void {
  const hasBegun = useRef(false);
  if (isCovered) hasBegun.current = true;
  const isDim = isWanted && hasBegun.current;
  useLayoutEffect(() => {
    if (hasBegun.current) document.documentElement.toggleAttribute("data-dim", isDim);
  }, [isDim]);
}

/** Answers links, and tells `await-room.inline.ts` that the room is ready. */
function useWishes(answer: (wish: string | undefined) => void): void {
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    void loadTypeface().catch(() => {});
    const { dataset } = document.documentElement;
    const grant = () => {
      const { wish } = dataset;
      delete dataset.wish;
      latest.current(wish);
    };
    dataset.room = "ready";
    grant();
    dispatchEvent(new Event("roomready"));
    addEventListener("roomwish", grant);
    return () => removeEventListener("roomwish", grant);
  }, []);
}

/** Scrolls and focuses when the room gives way to a print, or the other way round. */
function useArrivals(state: RoomState, onRoom: () => void): void {
  const before = useRef<RoomState["at"]>("room");
  const latest = useRef(onRoom);
  latest.current = onRoom;
  const { at } = state;
  const print = at === "print" ? state.sitting : undefined;
  useEffect(() => {
    document.body.dataset.paper = print ? "print" : "blank";
    if (print) scrollTo(0, 0);
  }, [print]);
  useEffect(() => {
    const from = before.current;
    before.current = at;
    if (at !== "room" || from === "room") return;
    scrollTo(0, 0);
    latest.current();
  }, [at]);
}
