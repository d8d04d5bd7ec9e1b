import { lake as words } from "#content/pages/home";
import { adoptStyles } from "../../../islands/adopt-styles.ts";
import { darkMode } from "../../../styles/media-queries.ts";
import { elapsed } from "../../practise/room/clock.ts";
import { wallKey } from "../../practise/room/keys.ts";
import { type RoomEvent, type RoomState, step } from "../../practise/room/machine.ts";
import { dayOptions } from "../../practise/room/options.ts";
import { type Noting, newNoting, type Spot } from "../../practise/room/plan.ts";
import type { Sitting, Tap } from "../../practise/sitting-print/sitting.ts";
import { button } from "./button.ts";
import css from "./lake.css?inline";
import { inksFor, type Lake, markAt, measure, placeOf } from "./picture.ts";
import { isStillTap, type LakeClick } from "./still-tap.ts";

/** The time before a first mark that counts as its own, in seconds: without it, it would be the smallest on the print. */
const breath = 4;

const senseNames = ["see", "hear", "feel"] as const;

/**
 * Makes the lake at the top of home a practice room. It has the room's machine, marks and print, on the hero's own picture, and
 * works without React. What is noted stays in this window until its print is hung.
 */
export function start(island: HTMLElement): void {
  if ("started" in island.dataset) return;
  const line = island.querySelector("div");
  const board = island.closest("section");
  const hero = document.querySelector("main section");
  if (!line || !board || !(hero instanceof HTMLElement)) return;
  island.dataset.started = "";
  adoptStyles(css);

  const marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  marks.setAttribute("class", "lake-marks");
  marks.setAttribute("aria-hidden", "true");
  board.querySelector("picture")?.after(marks);
  // One that a screen reader says: the line itself also has what can be pressed.
  const status = Object.assign(document.createElement("p"), { className: "visually-hidden" });
  status.role = "status";
  const card = Object.assign(document.createElement("div"), { className: "lake-card", hidden: true });
  island.append(status);

  let state: RoomState = { at: "room" };
  let lake: Lake | undefined;
  /** How many marks are drawn. */
  let drawn = 0;
  /** Whether the marks are made by keys or a screen reader: then the three words stay to be pressed. */
  let isByKeys = false;
  let isMinuteOver = false;
  const dark = matchMedia(darkMode);

  const noting = (): Noting | undefined =>
    (state.at === "running" || state.at === "resting") && state.activity.kind === "noting"
      ? state.activity
      : undefined;

  const dispatch = (event: RoomEvent): void => {
    const before = state;
    state = step(state, event);
    if (state === before) return;
    drawMarks(true);
    if (state.at === "print") showPrint(state.sitting);
  };

  /** Measures the picture as this screen crops it, and lays the marks' ground over it. */
  function measureAgain(): void {
    lake = hero instanceof HTMLElement && board ? measure(hero, board) : undefined;
    if (!lake) return;
    marks.setAttribute("viewBox", `0 0 ${lake.width} ${lake.foot}`);
    marks.style.top = `${-lake.height}px`;
    marks.style.height = `${lake.foot}px`;
  }

  function drawMarks(isFresh: boolean): void {
    const { sitting, spots } = noting() ?? {};
    if (!lake) measureAgain();
    if (!sitting || !spots || !lake) return;
    const inks = inksFor(dark.matches ? "night" : "dawn");
    for (const index of sitting.taps.keys()) {
      if (index < drawn) continue;
      const mark = document.createElementNS("http://www.w3.org/2000/svg", "g");
      if (isFresh) mark.setAttribute("class", "lake-cut");
      mark.innerHTML = markAt(lake, inks, sitting, index, spots[index]);
      marks.append(mark);
    }
    drawn = Math.max(drawn, sitting.taps.length);
  }

  function clearMarks(): void {
    drawn = 0;
    marks.replaceChildren();
  }

  const redraw = () => {
    measureAgain();
    clearMarks();
    drawMarks(false);
  };

  /** @param now when it was noted, by `performance.now()` */
  function note(sense: Tap[0], now: number, spot?: Spot): void {
    if (state.at === "print") return;
    // The minute is over: a tap shows the picture, rather than nothing.
    if (isMinuteOver) {
      pull();
      return;
    }
    if (state.at === "resting") dispatch({ type: "carryOn", now });
    if (state.at === "room") {
      clearMarks();
      dispatch({ type: "begin", activity: newNoting(1, dayOptions), now: now - breath * 1000 });
    }
    dispatch({ type: "tap", sense, spot, now });
    const name = senseNames[sense];
    if (isByKeys) {
      status.textContent = words.first[name];
      if (!line?.querySelector("[data-print]")) line?.append(" ", printButton());
    } else if (drawn === 1) {
      // Near the mark, where the eye is, and not on one in the bank.
      if (line && spot)
        line.dataset.side =
          sense === 2 ? "middle" : (["left", "middle", "right"][Math.floor(spot[0] * 3)] ?? "right");
      say(words.first[name]);
    } else if (drawn === 2) {
      // Not before: who tapped once by chance has nothing to see.
      say(words.more, printButton());
    }
  }

  function pull(): void {
    // The network failed at the press before.
    if (state.at === "print") showPrint(state.sitting);
    dispatch({ type: "rest", why: "stopped", now: performance.now() });
    dispatch({ type: "pull" });
  }

  const printButton = () => {
    const made = button(words.print, pull);
    made.dataset.print = "";
    return made;
  };

  /** Shows a sentence in the line, then what can be pressed. The focus isn't lost with what it was on. */
  function say(text: string, ...presses: readonly HTMLElement[]): void {
    const hadFocus = line?.contains(document.activeElement);
    line?.replaceChildren(text, ...presses.flatMap((press) => [" ", press]));
    status.textContent = text;
    if (hadFocus) line?.querySelector("button")?.focus();
  }

  function ask(): void {
    isByKeys = true;
    const kinds = senseNames.map((name, sense) =>
      button(words.kinds[name], () => note(sense as Tap[0], performance.now())),
    );
    line?.replaceChildren(words.ask, ...kinds.flatMap((kind) => [" ", kind]));
    kinds[0]?.focus();
  }

  function invite(): void {
    isByKeys = false;
    isMinuteOver = false;
    line?.replaceChildren(button(words.invite, ask));
  }

  /** Ends what was noted, and takes its print away. */
  function end(): void {
    const hadFocus = card.contains(document.activeElement);
    card.remove();
    clearMarks();
    dispatch({ type: "leave" });
    invite();
    if (hadFocus) line?.querySelector("button")?.focus();
  }

  function showPrint(sitting: Sitting): void {
    import("./proof.ts").then(({ cardOf, hang, proofOf }) => {
      clearMarks();
      const print = proofOf(sitting);
      const [first, ...parts] = cardOf(print, sitting, {
        hang: () => {
          const isHung = hang(print) === "kept";
          const again = isByKeys ? [button(words.invite, ask)] : [];
          end();
          say(isHung ? words.hung : words.notHung, ...again);
          if (isHung) hangOnStake(print);
        },
        letGo: end,
      });
      card.replaceChildren(...parts);
      card.hidden = false;
      hero?.append(card);
      // With very large text it would lie on the hero's words.
      const horizon = lake?.horizon ?? 0;
      const wordsEnd = Math.max(
        ...(lake?.words ?? []).filter(({ y }) => y < horizon).map(({ bottom }) => bottom),
      );
      if (card.offsetTop < wordsEnd) line?.after(card);
      line?.replaceChildren();
      first.focus({ preventScroll: true });
    }, console.warn);
  }

  function hangOnStake(print: Sitting): void {
    import("./proof.ts").then(({ printOnStake }) => {
      hero?.querySelector(".lake-hung")?.remove();
      hero?.append(printOnStake(print));
    }, console.warn);
  }

  line.querySelector("button")?.addEventListener("click", ask);
  // Pressed before this was loaded.
  const early = window.lakeTaps;
  if (early.some(({ up }) => up.target instanceof Node && line.contains(up.target))) ask();

  /** Takes the taps that came, also those before this was loaded. */
  let last: LakeClick | undefined;
  const take = () => {
    const clicks: LakeClick[] = window.lakeTaps.splice(0);
    const box = hero.getBoundingClientRect();
    measureAgain();
    for (const click of clicks) {
      const { clientX: x, clientY: y } = click.up;
      const found = isStillTap(click, last) && lake && placeOf(lake, x - box.left, y - box.top);
      if (found) note(found[0], click.up.timeStamp, found[1]);
      last = click;
    }
  };
  addEventListener("laketap", take);
  addEventListener("resize", redraw);
  dark.addEventListener("change", redraw);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) dispatch({ type: "rest", why: "away", now: performance.now() });
  });
  setInterval(() => {
    if (isMinuteOver || state.at !== "running" || elapsed(state.clock, performance.now()) < 60) return;
    isMinuteOver = true;
    say(words.minute, printButton());
  }, 1000);
  take();

  // On the next visit, the newest print of the wall stands by the lake.
  if (isStored()) {
    import("./proof.ts").then(({ readWall }) => {
      const wall = readWall();
      const newest = wall.state === "open" ? wall.prints[0] : undefined;
      if (newest) hangOnStake(newest);
    }, console.warn);
  }
}

function isStored(): boolean {
  try {
    return localStorage.getItem(wallKey) !== null;
  } catch {
    return false; // storage is switched off
  }
}
