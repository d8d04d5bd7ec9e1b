import type { Practice } from "../../../content-model/schema/videos.ts";
import { paths } from "../../../domain/pages.ts";

/** Returns the URL that begins a practice in the practice room; without script it leads to the practice's text there. */
export const doneAt = ({ slug }: Practice): string => `${paths.practise}#${slug}`;
