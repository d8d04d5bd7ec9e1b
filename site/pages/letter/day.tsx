import { formatDate } from "../../../domain/format-date.ts";

/** The day on which a letter was sent. */
export const Day = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatDate(date, { year: true })}</time>
);
