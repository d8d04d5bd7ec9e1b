import { z } from "zod";
import { group, link, list, text } from "./fields.ts";

const entry = group("Link", {
  to: link("Page"),
  label: text("Label", { max: 30 }),
  note: text("Short line under it on wide screens", { max: 60 }).optional(),
});

const menu = group("Menu", { label: text("Label", { max: 30 }), links: list("Links", entry) });

/** `content/navigation.yaml`: the menus. */
export const navigationSchema = group("Menus", {
  main: list("Top bar, from left to right", z.union([entry, menu])),
  callButton: text("Button beside it", { max: 30 }),
  footer: list("Columns of the footer", menu),
});

export type NavigationLink = z.output<typeof entry>;
/** A menu of the top bar. It has no page of its own. */
export type NavigationMenu = z.output<typeof menu>;
export type NavigationEntry = NavigationLink | NavigationMenu;
