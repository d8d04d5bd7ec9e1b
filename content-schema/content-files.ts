import type { z } from "zod";
import { businessSchema } from "./business.ts";
import { confirmedSchema } from "./confirmed.ts";
import { homeSchema } from "./pages/home.ts";
import { scheduleSchema } from "./schedule.ts";

/** The content files without their ending, each with its schema. A new file needs a line here. */
export const contentFiles = {
  business: businessSchema,
  confirmed: confirmedSchema,
  schedule: scheduleSchema,
  "pages/home": homeSchema,
} as const;

export type ContentName = keyof typeof contentFiles;

/** The site's content as pages use it. */
export type Content = { readonly [Name in ContentName]: z.output<(typeof contentFiles)[Name]> };

/** Returns the path of a content file. */
export const pathOf = (name: ContentName) => `content/${name}.yaml`;
