import { formatDate } from "../../domain/format-date.ts";

/** A day, written out. */
export const Day = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatDate(date, { year: true })}</time>
);
