/*
 * Keeps clicks on the hero's picture until the lake is loaded, which looks at each: browsers themselves send none for a scroll or a
 * pinch. It stores nothing.
 */
import { wallKey } from "../../practise/room/keys.ts";
import type { LakePage } from "./still-tap.ts";

const board = document.currentScript?.closest("section");
const hero = document.querySelector("main section");
const island = board?.querySelector("[data-island]");
const page = window as LakePage;
let down: PointerEvent | undefined;

/** The loader takes this for the visitor's first intent (`start-on-intent.ts`). */
const wake = () => island?.querySelector("button")?.dispatchEvent(new Event("input", { bubbles: true }));

addEventListener("pointerdown", (event) => {
  // A press that closes a menu is no tap.
  down = document.querySelector("header [open]") ? undefined : event;
});
for (const part of [hero, board])
  part?.addEventListener("click", (up) => {
    page.lakeTaps = [...(page.lakeTaps ?? []), { down, up: up as MouseEvent }];
    if (!dispatchEvent(new Event("laketap", { cancelable: true }))) return;
    wake();
  });

// A print that hangs on the wall stands by the lake, too.
addEventListener("load", () => {
  try {
    if (localStorage.getItem(wallKey)) wake();
  } catch {
    // Storage is switched off.
  }
});
