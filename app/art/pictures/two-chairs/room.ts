import type { Size } from "../../kit/sheet.ts";

/** A sheet, and where things stand in the room on it. */
export type Room = Size & {
  /** Where the wall meets the floor. */
  readonly floor: number;
  /** The middle of the window, from which everything is placed, and its top. */
  readonly middle: number;
  readonly top: number;
  /** 1 on wide sheets. */
  readonly scale: number;
};
