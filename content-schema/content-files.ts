import type { z } from "zod";
import { articleSectionsSchema } from "./article-sections.ts";
import { businessSchema } from "./business.ts";
import { commonSchema } from "./common.ts";
import { confirmedSchema } from "./confirmed.ts";
import { faqsSchema } from "./faqs.ts";
import { layoutSchema } from "./layout.ts";
import { navigationSchema } from "./navigation.ts";
import { newsletterSchema } from "./newsletter.ts";

import { aboutSchema } from "./pages/about.ts";
import { accessibilitySchema } from "./pages/accessibility.ts";
import { bookClassSchema } from "./pages/book-class.ts";
import { coachingSchema } from "./pages/coaching.ts";
import { contactSchema } from "./pages/contact.ts";
import { courseSchema } from "./pages/course.ts";
import { enrolSchema } from "./pages/enrol.ts";
import { faqSchema } from "./pages/faq.ts";
import { firstClassSchema } from "./pages/first-class.ts";
import { homeSchema } from "./pages/home.ts";
import { personalCoachingSchema } from "./pages/personal-coaching.ts";
import { privacySchema } from "./pages/privacy.ts";
import { servicesSchema } from "./pages/services.ts";
import { sundayClassSchema } from "./pages/sunday-class.ts";
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
  layout: layoutSchema,
  lessons: lessonsSchema,
  navigation: navigationSchema,
  newsletter: newsletterSchema,
  practices: practicesSchema,
  redirects: redirectsSchema,
  references: referencesSchema,
  schedule: scheduleSchema,
  testimonials: testimonialsSchema,
  "pages/about": aboutSchema,
  "pages/accessibility": accessibilitySchema,
  "pages/book-class": bookClassSchema,
  "pages/coaching": coachingSchema,
  "pages/contact": contactSchema,
  "pages/course": courseSchema,
  "pages/enrol": enrolSchema,
  "pages/faq": faqSchema,
  "pages/first-class": firstClassSchema,
  "pages/home": homeSchema,
  "pages/personal-coaching": personalCoachingSchema,
  "pages/services": servicesSchema,
  "pages/privacy": privacySchema,
  "pages/sunday-class": sundayClassSchema,
} as const;

export type ContentName = keyof typeof contentFiles;

/** The site's content as pages use it. */
export type Content = { readonly [Name in ContentName]: z.output<(typeof contentFiles)[Name]> };

/** Returns the path of a content file. */
export const pathOf = (name: ContentName) => `content/${name}.yaml`;
