import type { z } from "zod";
import { articleSectionsSchema } from "./article-sections.ts";
import { businessSchema } from "./business.ts";
import { commonSchema } from "./common.ts";
import { confirmedSchema } from "./confirmed.ts";
import { faqsSchema } from "./faqs.ts";
import { navigationSchema } from "./navigation.ts";
import { faqSchema } from "./pages/faq.ts";
import { homeSchema } from "./pages/home.ts";
import { redirectsSchema } from "./redirects.ts";
import { referencesSchema } from "./references.ts";
import { scheduleSchema } from "./schedule.ts";
import { testimonialsSchema } from "./testimonials.ts";
import { lessonsSchema, practicesSchema } from "./videos.ts";

/** The content files without their ending, each with its schema. A new file needs a line here. */
export const contentFiles = {
  "article-sections": articleSectionsSchema,
  business: businessSchema,
  common: commonSchema,
  confirmed: confirmedSchema,
  faqs: faqsSchema,
  lessons: lessonsSchema,
  navigation: navigationSchema,
  practices: practicesSchema,
  redirects: redirectsSchema,
  references: referencesSchema,
  schedule: scheduleSchema,
  testimonials: testimonialsSchema,
  "pages/faq": faqSchema,
  "pages/home": homeSchema,
} as const;

export type ContentName = keyof typeof contentFiles;

/** The site's content as pages use it. */
export type Content = { readonly [Name in ContentName]: z.output<(typeof contentFiles)[Name]> };

/** Returns the path of a content file. */
export const pathOf = (name: ContentName) => `content/${name}.yaml`;
