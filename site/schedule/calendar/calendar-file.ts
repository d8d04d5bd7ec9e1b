import type { SiteFile } from "../../seo/site-file.ts";
import { findCalendar } from "./calendars.ts";

/** `/calendar/….ics`: calendar files, to download or subscribe to. */
export function file({ name }: { readonly name: string }): SiteFile {
  const calendar = findCalendar(`/calendar/${name}`);
  if (calendar === undefined) throw new Error(`no calendar is called ${name}`);
  return { contentType: "text/calendar; charset=utf-8", body: calendar };
}
