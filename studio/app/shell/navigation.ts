/** A screen that the navigation leads to. */
export type Destination = { readonly path: string; readonly label: string };

/** The screens, in the groups of the navigation. A screen is listed once it leads somewhere. */
export const groups: readonly { readonly heading?: string; readonly places: readonly Destination[] }[] = [
  { places: [{ path: "/", label: "Desk" }] },
  { heading: "People", places: [{ path: "/messages", label: "Messages" }] },
  {
    heading: "The site",
    places: [
      { path: "/dates", label: "Dates" },
      { path: "/prices", label: "Prices and facts" },
      { path: "/questions", label: "Questions" },
      { path: "/words", label: "Words on the pages" },
    ],
  },
  {
    heading: "Looking back",
    places: [
      { path: "/changes", label: "What will change" },
      { path: "/history", label: "History and undo" },
      { path: "/ready", label: "Ready to go live?" },
    ],
  },
];

/** The phone's places, at the foot. */
export const tabs: readonly Destination[] = [
  { path: "/", label: "Desk" },
  { path: "/messages", label: "Messages" },
  { path: "/dates", label: "Dates" },
  { path: "/prices", label: "Prices" },
  { path: "/all", label: "All" },
];

/** Whether a screen belongs to a place: a message to Messages. */
export const isAt = (place: string, path: string) =>
  place === "/" ? path === "/" : path === place || path.startsWith(`${place}/`);
