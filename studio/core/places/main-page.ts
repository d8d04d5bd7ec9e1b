import { paths } from "../../../domain/pages.ts";
import type { Change } from "../content/change.ts";

/** Returns the path of the page on which visitors look for what was changed; undefined if there is no such page. */
export const mainPageOf = ({ id }: Pick<Change, "id">): string | undefined =>
  /^schedule (?:closures|sundayClass)\b/.test(id) ? paths.sundayClass : undefined;
