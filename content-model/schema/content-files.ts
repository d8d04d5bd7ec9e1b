import type { z } from "zod";
import { businessSchema } from "./business.ts";
import { commonSchema } from "./common.ts";
import { faqsSchema } from "./faqs.ts";
import { group, list, text } from "./fields.ts";
import { forAWhileSchema } from "./for-a-while.ts";
import { layoutSchema } from "./layout.ts";
import { lessonsSchema } from "./lessons.ts";
import { lettersSchema } from "./letters.ts";
import { navigationSchema } from "./navigation.ts";
import { newsletterSchema } from "./newsletter.ts";
import { aboutSchema } from "./pages/about.ts";
import { accessibilitySchema } from "./pages/accessibility.ts";
import { articleSchema } from "./pages/article.ts";
import { blogSchema } from "./pages/blog.ts";
import { bookClassSchema } from "./pages/book-class.ts";
import { coachingSchema } from "./pages/coaching.ts";
import { contactSchema } from "./pages/contact.ts";
import { courseSchema } from "./pages/course.ts";
import { enrolSchema } from "./pages/enrol.ts";
import { errorSchema } from "./pages/error.ts";
import { faqSchema } from "./pages/faq.ts";
import { firstClassSchema } from "./pages/first-class.ts";
import { guidedPracticesSchema } from "./pages/guided-practices.ts";
import { homeSchema } from "./pages/home.ts";
import { lettersPageSchema } from "./pages/letters.ts";
import { notFoundSchema } from "./pages/not-found.ts";
import { personalCoachingSchema } from "./pages/personal-coaching.ts";
import { practiseSchema } from "./pages/practise.ts";
import { privacySchema } from "./pages/privacy.ts";
import { resourcesSchema } from "./pages/resources.ts";
import { servicesSchema } from "./pages/services.ts";
import { shortLessonsSchema } from "./pages/short-lessons.ts";
import { sundayClassSchema } from "./pages/sunday-class.ts";
import { videoLibrarySchema } from "./pages/video-library.ts";
import { practicesSchema } from "./practices.ts";
import { redirectsSchema } from "./redirects.ts";
import { referencesSchema } from "./references.ts";
import { scheduleSchema } from "./schedule.ts";
import { testimonialsSchema } from "./testimonials.ts";

/** `content/confirmed.yaml`: facts that happen to be right, by their places, and files whose words were read and found right. */
const confirmedSchema = list("Confirmed values", text("Place of a value", { max: 4000 }));

/** `content/article-sections.yaml`: the sections and subjects that an article can have. */
const articleSectionsSchema = group("Sections of the blog", {
  sections: list("Sections", text("Section", { max: 40 }), { min: 1 }),
  subjects: list("Subjects", text("Subject", { max: 30 }), { min: 1 }),
});

/** The content files without their ending, each with its schema. A new file needs a line here. */
export const contentFiles = {
  "article-sections": articleSectionsSchema,
  business: businessSchema,
  common: commonSchema,
  confirmed: confirmedSchema,
  faqs: faqsSchema,
  "for-a-while": forAWhileSchema,
  layout: layoutSchema,
  lessons: lessonsSchema,
  letters: lettersSchema,
  navigation: navigationSchema,
  newsletter: newsletterSchema,
  practices: practicesSchema,
  redirects: redirectsSchema,
  references: referencesSchema,
  schedule: scheduleSchema,
  testimonials: testimonialsSchema,
  "pages/about": aboutSchema,
  "pages/accessibility": accessibilitySchema,
  "pages/article": articleSchema,
  "pages/blog": blogSchema,
  "pages/book-class": bookClassSchema,
  "pages/coaching": coachingSchema,
  "pages/contact": contactSchema,
  "pages/course": courseSchema,
  "pages/enrol": enrolSchema,
  "pages/error": errorSchema,
  "pages/faq": faqSchema,
  "pages/first-class": firstClassSchema,
  "pages/guided-practices": guidedPracticesSchema,
  "pages/home": homeSchema,
  "pages/letters": lettersPageSchema,
  "pages/not-found": notFoundSchema,
  "pages/personal-coaching": personalCoachingSchema,
  "pages/practise": practiseSchema,
  "pages/privacy": privacySchema,
  "pages/resources": resourcesSchema,
  "pages/services": servicesSchema,
  "pages/short-lessons": shortLessonsSchema,
  "pages/sunday-class": sundayClassSchema,
  "pages/video-library": videoLibrarySchema,
} as const;

export type ContentName = keyof typeof contentFiles;

/** The site's content as pages use it. */
export type Content = { readonly [Name in ContentName]: z.output<(typeof contentFiles)[Name]> };

/** Returns the path of a content file. */
export const pathOf = (name: ContentName) => `content/${name}.yaml`;
