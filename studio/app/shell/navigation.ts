/** A screen that the navigation leads to. */
export type Place = {
  readonly path: string;
  readonly label: string;
  /** The letter that goes there, after g. */
  readonly key: string;
};

/** The screens, in the groups of the navigation. A screen is listed once it leads somewhere. */
export const groups: readonly { readonly heading?: string; readonly places: readonly Place[] }[] = [
  { places: [{ path: "/", label: "Desk", key: "d" }] },
  { heading: "People", places: [{ path: "/messages", label: "Messages", key: "m" }] },
  {
    heading: "The site",
    places: [
      { path: "/dates", label: "Dates", key: "s" },
      { path: "/prices", label: "Prices and facts", key: "p" },
      { path: "/questions", label: "Questions", key: "q" },
      { path: "/words", label: "Words on the pages", key: "w" },
    ],
  },
  {
    heading: "Looking back",
    places: [
      { path: "/changes", label: "What will change", key: "c" },
      { path: "/history", label: "History and undo", key: "h" },
      { path: "/ready", label: "Ready to go live?", key: "r" },
    ],
  },
];

/** The phone's places, at the foot. */
export const tabs: readonly { readonly path: string; readonly label: string }[] = [
  { path: "/", label: "Desk" },
  { path: "/messages", label: "Messages" },
  { path: "/dates", label: "Dates" },
  { path: "/prices", label: "Prices" },
  { path: "/all", label: "All" },
];

/** Whether a screen belongs to a place: a message to Messages. */
export const isAt = (place: string, path: string) =>
  place === "/" ? path === "/" : path === place || path.startsWith(`${place}/`);
