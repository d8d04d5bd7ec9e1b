import { z } from "zod";
import { group, link, list, text } from "./fields.ts";

const entry = group("Link", {
  to: link("Page"),
  label: text("Label", { max: 30 }),
  note: text("Short line under it in menus", { max: 60 }).optional(),
});

const column = group("Column", { label: text("Label", { max: 30 }), links: list("Links", entry) });

const menu = group("Menu", {
  label: text("Label", { max: 30 }),
  all: entry.optional(),
  links: list("Links", entry),
});

/** `content/navigation.yaml`: the menus. */
export const navigationSchema = group("Menus", {
  main: list("Top bar, from left to right", z.union([entry, menu])),
  callButton: text("Button beside it", { max: 30 }),
  footer: list("Columns of the footer", column),
});

export type NavigationLink = z.output<typeof entry>;
/** A menu of the top bar. `all` leads to the page that shows all that it lists. */
export type NavigationMenu = z.output<typeof menu>;
export type NavigationEntry = NavigationLink | NavigationMenu;
