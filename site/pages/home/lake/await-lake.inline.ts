/*
 * Keeps clicks on the hero's picture and the bank until the lake is loaded, which looks at each: browsers themselves send none for a
 * scroll or a pinch. It stores nothing.
 */
import { wallKey } from "../../practise/room/keys.ts";
import type {} from "./still-tap.ts";

// The sections below aren't parsed yet.
const sections = document.querySelectorAll<HTMLElement>("main section");
let down: PointerEvent | undefined;
window.lakeTaps = [];

/** The loader takes this for the visitor's first intent (`start-on-intent.ts`). */
const wake = () => sections[1]?.querySelector("button")?.dispatchEvent(new Event("input", { bubbles: true }));

for (const section of sections) {
  section.onpointerdown = (event) => {
    down = event;
  };
  section.onclick = (up) => {
    window.lakeTaps.push({ down, up });
    dispatchEvent(new Event("laketap"));
    wake();
  };
}

// A print that hangs on the wall stands by the lake, too.
addEventListener("load", () => {
  try {
    if (localStorage.getItem(wallKey)) wake();
  } catch {
    // Storage is switched off.
  }
});
