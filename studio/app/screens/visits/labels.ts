import { paths } from "../../../../domain/pages.ts";

/** What a booking button leads to, by the name under which it is counted. */
export function offerLabel(offer: string): string {
  const known: Readonly<Record<string, string>> = {
    "intro call": "Free intro call",
    "personal coaching": "1-to-1 coaching",
    "sunday class": "Sunday class, at the centre’s timetable",
  };
  return known[offer] ?? `8-week course, ${offer}`;
}

/** The pages that no menu names. */
const otherPages: Readonly<Record<string, string>> = {
  [paths.firstClass]: "Your first class",
  [paths.bookClass]: "Book the Sunday class",
  [paths.coaching]: "How coaching works",
  [paths.enrol]: "Enrol in the course",
  [paths.lessons]: "Short lessons",
  [paths.privacy]: "Privacy",
  [paths.accessibility]: "Accessibility",
  "(not found)": "Addresses that your site doesn’t have",
};

/** What the owner calls a page. */
export const pageLabel = (path: string, names: Readonly<Record<string, string>>): string =>
  names[path] ?? otherPages[path] ?? path;

/** Where on a page a button is. */
export function placeLabel(place: string): string {
  const known: Readonly<Record<string, string>> = {
    "": "",
    header: "in the bar at the top",
    Menu: "in the phone’s menu",
    footer: "at the foot",
    page: "",
    "(other)": "",
  };
  return known[place] ?? `below “${place}”`;
}
