import { z } from "zod";
import type { Notes } from "../../engine/draft/journal.ts";

const noteName = "last opened";

/** `at`: when she last looked at the desk; `awaySince`: since when she was away, until she has read about that. */
const openedSchema = z.object({ at: z.number(), awaySince: z.number().nullable() });

const minute = 60_000;

/** Who is away for a shorter time needs no summary, in milliseconds. */
const longEnough = 7 * 24 * 60 * minute;

/** Knows since when the owner was away from the studio. Times are in milliseconds since 1970. */
export function createAbsence(notes: Notes, now: () => number) {
  const known = () => openedSchema.safeParse(notes.read(noteName)).data;
  return {
    /** Notes that she looks at the desk. Returns since when she was away before; null if it wasn't a week, or she has read about it. */
    noteVisit: (): number | null => {
      const before = known();
      const passed = before ? now() - before.at : 0;
      const awaySince = passed >= longEnough && before ? before.at : (before?.awaySince ?? null);
      // The desk is asked for often. What comes while she looks at it isn't told as new when she is back.
      if (before && Math.abs(passed) < minute) return awaySince;
      try {
        notes.write(noteName, { at: now(), awaySince });
      } catch (error) {
        // A full disk must not hide the desk.
        console.error(error);
      }
      return awaySince;
    },
    /** She has read what happened while she was away. */
    end: (): void => notes.write(noteName, { at: now(), awaySince: null }),
  };
}
