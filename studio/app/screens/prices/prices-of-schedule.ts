import type { AnyFieldProps } from "../../forms/any-field-props.ts";

export type Price = AnyFieldProps & {
  readonly label: string;
  /** In a sentence: “Where the course price appears”. */
  readonly called: string;
  readonly hint?: string;
};

/** What people pay. */
export const prices: readonly [Price, ...Price[]] = [
  { name: "schedule", path: ["course", "price"], label: "The 8-week course", called: "the course price" },
  {
    name: "schedule",
    path: ["coaching", "price"],
    label: "A session of coaching",
    called: "the coaching price",
  },
  {
    name: "schedule",
    path: ["sundayClass", "price"],
    label: "A Sunday class, casual",
    called: "the class price",
    hint: "The centre sets it and takes the money. Change it when the centre does.",
  },
];
