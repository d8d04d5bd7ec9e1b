import type { FieldPath } from "../content-model/compiler/field-at.ts";
import type { parseSources } from "../content-model/compiler/leaves.ts";
import { isDay } from "../domain/calendar-day.ts";
import { type Finding, quote as quoted } from "./finding.ts";
import { isSample, type Samples } from "./samples.ts";

type Files = ReturnType<typeof parseSources>;

/** A testimonial in `content/testimonials.yaml`, as it was written. */
export type WrittenQuote = {
  readonly path: FieldPath;
  readonly quote: string;
  /** The day on which the person agreed; undefined unless both how and a day that exists are written down. */
  readonly agreedOn: string | undefined;
  /** It is one of the invented testimonials that the site was delivered with, and can't go live for that reason. */
  readonly isSample: boolean;
};

/** Lists the testimonials of all pages, whether or not their file is valid. */
export function quotesIn(files: Files, samples: Samples): WrittenQuote[] {
  const file = files.get("testimonials");
  return fieldsOf(file?.data).flatMap(([page, entries]) =>
    (Array.isArray(entries) ? entries : []).flatMap((entry, index): WrittenQuote[] => {
      const { quote, consent } = Object.fromEntries(fieldsOf(entry));
      if (typeof quote !== "string") return [];
      const path = [page, index, "quote"];
      const asEntry = {
        name: "testimonials",
        file: "",
        line: 0,
        path,
        value: quote,
        meta: undefined,
      } as const;
      return [{ path, quote, agreedOn: dayOf(consent), isSample: isSample(asEntry, samples) }];
    }),
  );
}

/** Reports testimonials whose person isn't known to have agreed. Samples are reported as such. */
export function checkConsent(files: Files, samples: Samples): Finding[] {
  const file = files.get("testimonials");
  if (!file) return [];
  return quotesIn(files, samples)
    .filter(({ agreedOn, isSample }) => agreedOn === undefined && !isSample)
    .map(({ path, quote }) => ({
      severity: "error",
      kind: "consent",
      file: file.file,
      line: file.lineOf(path),
      field: { name: "testimonials", path, title: "Quote", value: quote },
      what: `${quoted(quote)} has no consent`,
      todo: "Write down how and on which day this person agreed to be quoted, or take their words off.",
    }));
}

function dayOf(consent: unknown): string | undefined {
  const { how, day } = Object.fromEntries(fieldsOf(consent));
  const isComplete = typeof how === "string" && how.trim() !== "" && typeof day === "string" && isDay(day);
  return isComplete ? day : undefined;
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
