/** Logs the unknown path and redirects to the home page, which repeats what this page says of the path. */
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { noPageKey } from "./no-page.ts";

const path = location.pathname;
console.info("Unknown path:", path);
// Wait for the end of the page, where the page view is counted.
document.addEventListener("DOMContentLoaded", () => location.replace("/"));

const paragraph = document.getElementById("no-page");
// A host without our server sends the page as it was built.
const words = paragraph?.dataset.words;
const said = words
  ? [fillSlots(words, { path })]
  : [...(paragraph?.childNodes ?? [])].map((node) => node.textContent ?? "");
try {
  sessionStorage.setItem(noPageKey, JSON.stringify(said));
} catch (error) {
  console.info("The home page won't say so:", error);
}
