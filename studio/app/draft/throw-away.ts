import { api, read } from "../api/client.ts";
import { draftQuery } from "../api/content.ts";
import { queryClient } from "../api/query-client.ts";
import { discardAutosaves, whenAllAnswered } from "./autosave-registry.ts";
import { save } from "./save-status.ts";

/**
 * Throws a change away, whole: History can bring it back.
 *
 * @param name what the studio knows it by: the id of a change, or what is typed
 * @throws StudioError or ConnectionLostError
 */
export async function throwAway(name: string): Promise<void> {
  // A last keystroke that is on its way would bring the change back.
  await whenAllAnswered(name);
  await save(() => read(api.history["thrown-away"].$post({ json: { key: name } })));
  await discardAutosaves(name);
  await queryClient.invalidateQueries({ queryKey: draftQuery.queryKey });
}
