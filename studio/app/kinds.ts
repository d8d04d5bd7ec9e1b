import { ownWords } from "../../launch-check/own-words.ts";
import { type Change, nameOfFile } from "../engine/content/change.ts";
import { registerSaver } from "./draft/autosave-registry.ts";
import type { Kind } from "./kind.ts";
import { article } from "./screens/articles/kind.ts";
import { kindWords } from "./screens/kind-words/kind.ts";
import { letter } from "./screens/letters/kind.ts";
import { answer } from "./screens/messages/kind.ts";
import { question } from "./screens/questions/kind.ts";
import { video } from "./screens/videos/kind.ts";

/** What the owner makes for the pages, in the order of the navigation. */
export const kindsOfSite: readonly Kind[] = [article, video, kindWords, question];

const kinds: readonly Kind[] = [...kindsOfSite, answer, letter];

for (const { saver } of kinds) if (saver) registerSaver(saver);

/** Returns what kind of thing a change is of; undefined for a fact, a day or the words of a page. */
export function kindOf({ file }: Pick<Change, "file">): Kind | undefined {
  const name = nameOfFile(file);
  return kinds.find(({ contentNames }) =>
    contentNames.some((place) => (place.endsWith("/") ? name.startsWith(place) : name === place)),
  );
}

/** Returns which words the owner reads on a screen before the site goes live, by their names in `ownWords`: those of its kind. */
export const wordsReadAt = (path: string): readonly string[] =>
  kinds
    .filter(({ screen }) => screen.path === path)
    .flatMap(({ contentNames }) => contentNames.map((place) => place.replace(/\/$/, "")))
    .filter((name) => ownWords.includes(name));
