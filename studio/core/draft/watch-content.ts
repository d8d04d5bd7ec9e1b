import { existsSync, watch } from "node:fs";
import path from "node:path";
import type { Project } from "../project.ts";

/** Editors write a file in several steps. */
const pause = 150;

/**
 * Calls back a moment after a content file has changed. Windows also read again when they get the focus, since
 * file systems on a network don't report every change.
 */
export function watchContent({ folder }: Project, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const follow = (below: string, isContent: (file: string) => boolean) => {
    const watcher = watch(path.join(folder, below), { recursive: true }, (_, file) => {
      if (!file || !isContent(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, pause);
    });
    // A folder that is being replaced; the next read says what is wrong with it.
    watcher.on("error", (error) => console.error(`${below} isn't watched any more: ${error.message}`));
    return watcher;
  };
  const watchers = [follow("content", (file) => /\.(yaml|mdx|jpe?g|png|webp)$/.test(file))];
  // The folder of photographs may be made later.
  if (existsSync(path.join(folder, "public")))
    watchers.push(follow("public", (file) => /^photos(?:[\\/]|$)/.test(file)));
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
