import { currentDrawing, type Sitting, type Tap } from "../sitting-print/sitting.ts";
import { wallKey } from "./keys.ts";

/*
 * The wall: prints that a visitor hung, kept by their browser and nowhere else. A print is kept as its sitting, a few
 * hundred letters, and drawn again each time.
 */

export const mostPrints = 60;

/** What a wall shows: prints, newest first; or why it can't. */
export type Wall =
  | { readonly state: "open"; readonly prints: readonly Sitting[] }
  /** The browser keeps nothing. */
  | { readonly state: "off" };

/** The outcome of hanging a print: `crowded` is the wall's own limit, `full` the browser's. */
type Hung = "kept" | "crowded" | "full" | "off";

/** A stored print: see `packed`. */
type Row = { readonly [key: string]: unknown };

export function readWall(): Wall {
  const rows = read();
  if (rows === "off") return { state: rows };
  return { state: "open", prints: rows.flatMap((row) => unpacked(row) ?? []) };
}

/** Hangs a print in front of the others, or behind one of them. Rows that this version can't read are kept. */
export function hang(sitting: Sitting, after?: Sitting): Hung {
  const rows = read();
  if (rows === "off") return rows;
  if (rows.some((row) => isRowOf(row, sitting))) return "kept";
  if (rows.length >= mostPrints) return "crowded";
  const place = after ? rows.findIndex((row) => isRowOf(row, after)) + 1 : 0;
  return write(rows.toSpliced(place, 0, packed(sitting)));
}

export function takeDown(sitting: Sitting): void {
  const rows = read();
  if (rows !== "off") write(rows.filter((row) => !isRowOf(row, sitting)));
}

export function takeAllDown(): void {
  write([]);
}

export const isSame = (a: Sitting, b: Sitting) => a.start === b.start && a.seed === b.seed;

function read(): readonly unknown[] | "off" {
  let text: string | null;
  try {
    text = localStorage.getItem(wallKey);
  } catch {
    return "off"; // switched off, or blocked
  }
  try {
    const rows: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(rows) ? rows : [];
  } catch {
    return []; // cut off or edited by hand: nothing in it can be read
  }
}

function write(prints: readonly unknown[]): "kept" | "full" | "off" {
  try {
    if (prints.length === 0) localStorage.removeItem(wallKey);
    else localStorage.setItem(wallKey, JSON.stringify(prints));
    return "kept";
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    // A browser that refuses even the first print keeps nothing at all.
    return isFull && prints.length > 1 ? "full" : "off";
  }
}

/**
 * Returns the row of a print: `t` start in ms, `z` minutes east of Greenwich, `m` minutes chosen, `d` seconds sat,
 * `s` seed, `w` drawing, `k` taps.
 */
export const packed = ({ start, zone, minutes, sat, seed, drawing, taps }: Sitting): Row => ({
  t: start,
  z: zone,
  m: minutes,
  d: sat,
  s: seed,
  w: drawing,
  k: encodeTaps(taps),
});

/** Returns the sitting of a row; undefined if it can't be read. */
export function unpacked(row: unknown): Sitting | undefined {
  if (!isRow(row)) return undefined;
  const { t: start, z: zone, m: minutes, d: sat, s: seed, w: drawing, k: taps } = row;
  if (!isNumber(start, -8e15, 8e15) || !isNumber(zone, -1440, 1440) || !isNumber(minutes, 0.1, 60))
    return undefined;
  if (
    !isNumber(sat, 0, 3600) ||
    !isNumber(seed, 0, 2 ** 31) ||
    !Number.isInteger(seed) ||
    typeof taps !== "string"
  )
    return undefined;
  if (drawing !== currentDrawing) return undefined;
  return { drawing, start, zone, minutes, sat: Math.min(sat, minutes * 60), seed, taps: decodeTaps(taps) };
}

/** Returns a sitting as the fragment of a link, and the other way round: undefined if it can't be read. */
export const toFragment = (sitting: Sitting): string => encodeURIComponent(JSON.stringify(packed(sitting)));

export function fromFragment(fragment: string): Sitting | undefined {
  try {
    return unpacked(JSON.parse(decodeURIComponent(fragment)));
  } catch {
    return undefined; // cut off, or typed by hand
  }
}

const isRow = (row: unknown): row is Row => typeof row === "object" && row !== null;
const isRowOf = (row: unknown, { start, seed }: Sitting) => isRow(row) && row.t === start && row.s === seed;
const isNumber = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && value >= low && value <= high;

const letters = "SHF";

/** Returns taps as text: a letter for the sense, then the tenths of a second since the one before, in base 36. */
function encodeTaps(taps: readonly Tap[]): string {
  let before = 0;
  return taps
    .map(([sense, at]) => {
      const now = Math.round(at * 10);
      const wait = now - before;
      before = now;
      return `${letters[sense]}${wait.toString(36)}`;
    })
    .join("");
}

function decodeTaps(text: string): Tap[] {
  let at = 0;
  return [...text.matchAll(/([SHF])([0-9a-z]+)/g)].map(([, letter = "", wait = ""]): Tap => {
    at += Number.parseInt(wait, 36);
    return [letters.indexOf(letter) as Tap[0], at / 10];
  });
}
