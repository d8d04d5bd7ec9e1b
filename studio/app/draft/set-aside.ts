import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { labelOf } from "../../core/content/describe.ts";
import { api, read } from "../api/client.ts";
import { showToast } from "../ui/toasts.tsx";
import { removeHeld } from "./held.ts";

/** Sets aside what the browser kept and nothing can read, under the name of what it was typed into. */
export async function setAside(key: string, text: string): Promise<void> {
  const label = labelOfKey(key);
  await read(api.content["set-aside"].$post({ json: { key: `typed ${key}`, label, text } }));
  removeHeld(key);
  showToast(`What you last typed into “${label}” can’t be read. It’s set aside: see History.`);
}

/** @param key `schedule course.price`, or `answer ID` */
function labelOfKey(key: string): string {
  const [name = "", ...path] = key.split(" ");
  if (name === "answer") return "Your answer";
  if (!Object.hasOwn(contentFiles, name)) return key;
  return labelOf(contentFiles[name as ContentName], path.join(" ").split(".")) || key;
}
