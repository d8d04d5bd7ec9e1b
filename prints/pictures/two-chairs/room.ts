import type { Size } from "../../kit/sheet.ts";

/** Size and composition of the room. */
export type Room = Size & {
  /** y of the floor's edge. */
  readonly floor: number;
  /** Centre of the window, the reference for all positions, and its top. */
  readonly middle: number;
  readonly top: number;
  /** 1 in the wide crop. */
  readonly scale: number;
};
