import { articles } from "#content/articles";
import { business } from "#content/business";
import { faqs } from "#content/faqs";
import { lessons } from "#content/lessons";
import { resources } from "#content/pages/resources";
import { practices } from "#content/practices";
import { terms } from "#content/schedule";
import { testimonials } from "#content/testimonials";
import { articlePath } from "../../domain/pages.ts";
import { videoItems } from "../../site/components/video/videos.ts";
import { calendarPaths } from "../../site/schedule/calendar/calendar-paths.ts";
import { pages } from "./pages.ts";

/** What the specification promises of one page, as a visitor meets it. */
type RouteRow = {
  readonly path: string;
  /** Headings of rank 1 and 2 in their order, by id, or by their text where they have none. Others may stand between. */
  readonly headings: readonly (string | RegExp)[];
  /** Links inside the page, by destination; with a name where the specification fixes it. */
  readonly links: readonly (string | readonly [name: RegExp, to: string])[];
  readonly buttons?: readonly RegExp[];
  /** Types of the structured data. */
  readonly structuredData: readonly string[];
};

const introCall = business.bookings.introCall;
const centre = business.centre.timetable;

/** What a page has only if its list isn't empty. */
const ifAny = <Promised>(list: readonly unknown[], ...promised: Promised[]): readonly Promised[] =>
  list.length > 0 ? promised : [];

const newsletterButton = /^Send me the letter$/;

const article = (slug: string): RouteRow => ({
  path: articlePath(slug),
  headings: [
    "title",
    "notes-heading",
    ...ifAny(articles.slice(1), /^You might also enjoy$/),
    "newsletter-heading",
    "end-heading",
  ],
  links: [[/^Back to Blog$/, "/blog"], "/8-week-mindfulness-course", "/services", "/contact"],
  buttons: [newsletterButton],
  structuredData: ["Article", "BreadcrumbList"],
});

/** The specification's table of routes, row by row. Other pages need no row. */
const specified: readonly RouteRow[] = [
  {
    path: "/",
    headings: [
      "home-heading",
      "tuesday-heading",
      "places-heading",
      "skills-heading",
      "benefits-heading",
      "steps-heading",
      "who-heading",
      "local-heading",
      ...ifAny(testimonials.home, "said-heading"),
      "paths-heading",
      "driveway-heading",
      "teacher-heading",
      ...ifAny(faqs.home, "questions-heading"),
      "call-heading",
    ],
    links: [
      "/faq#should-i-do-this",
      introCall,
      "/sunday-class",
      "/8-week-mindfulness-course",
      "/personal-coaching",
      "/about",
    ],
    structuredData: ["LocalBusiness", "Person", ...ifAny(faqs.home, "FAQPage")],
  },
  {
    path: "/services",
    headings: [
      "services-heading",
      /Sunday class/,
      /8-week online course/,
      /1-to-1 coaching/,
      "which-heading",
      "workplaces",
      "ask-heading",
    ],
    links: [
      "/faq#should-i-do-this",
      centre,
      "/sunday-class",
      "/8-week-mindfulness-course",
      "/enrol-live-online-course",
      "/personal-coaching",
      [/^Book a free \d+-minute call/, introCall],
    ],
    structuredData: ["LocalBusiness", "Service"],
  },
  {
    path: "/8-week-mindfulness-course",
    headings: [
      "course-heading",
      "call-heading",
      "giving-up-heading",
      "missing-heading",
      "gains-heading",
      "weeks-heading",
      ...ifAny(testimonials.course, "group-heading"),
      "paths-heading",
      "terms-heading",
      "should-i-do-this-heading",
      ...ifAny(faqs.course, "questions-heading"),
    ],
    links: [
      "#should-i-do-this",
      "/faq#money",
      [/^Book a free \d+-minute call/, introCall],
      ...terms.map(({ name, booking }) => [new RegExp(`^Book Spot - ${name}`), booking] as const),
      "/enrol-live-online-course",
    ],
    structuredData: ["Course", ...ifAny(faqs.course, "FAQPage")],
  },
  {
    path: "/about",
    headings: [
      "about-heading",
      "story-heading",
      "rules-heading",
      "hours-heading",
      "vision-heading",
      ...ifAny(testimonials.about, "said-heading"),
      "write-heading",
    ],
    links: [`mailto:${business.email}`, "/contact"],
    structuredData: ["LocalBusiness", "Person"],
  },
  {
    path: "/in-person-class",
    headings: [
      "first-class-heading",
      "minutes-heading",
      "bring-heading",
      "getting-heading",
      "worries-heading",
      "next-heading",
    ],
    links: [[/^Book with the centre/, centre], "/sunday-class", "/contact"],
    structuredData: [],
  },
  {
    path: "/book-in-person-class",
    headings: ["book-heading", "steps-heading", "particulars-heading", "keep-heading"],
    links: [
      [/^Book with the centre/, centre],
      calendarPaths.sundayClass,
      "/in-person-class",
      "/sunday-class",
    ],
    structuredData: [],
  },
  {
    path: "/video-library",
    headings: [
      "library-heading",
      ...ifAny(practices, "practices-heading"),
      ...ifAny(lessons, "lessons-heading"),
      "newsletter-heading",
      "after-heading",
    ],
    links: [
      ...practices.map(({ slug }) => `/guided-practices#${slug}`),
      ...lessons.map(({ slug }) => `/short-lessons#${slug}`),
      "/8-week-mindfulness-course",
    ],
    buttons: [
      ...videoItems.map(
        ({ youtube, title }) => new RegExp(youtube ? `^Play ${title}$` : `^Video .*\\(${title}\\)$`),
      ),
      newsletterButton,
    ],
    structuredData: videoItems.filter(({ youtube }) => youtube).map(() => "VideoObject"),
  },
  {
    path: "/guided-practices",
    headings: [
      "practices-heading",
      ...ifAny(practices, "pick-heading"),
      ...practices.map(({ slug }) => `${slug}-heading`),
      "should-i-do-this-heading",
      "others-heading",
    ],
    links: [...practices.map(({ slug }) => `#${slug}`), "/sunday-class", "/video-library"],
    structuredData: [],
  },
  {
    path: "/short-lessons",
    headings: ["lessons-heading", ...lessons.map(({ slug }) => `${slug}-heading`), "now-heading"],
    links: [
      ...lessons.map(({ slug }) => `#${slug}`),
      "/video-library",
      "/guided-practices",
      "/8-week-mindfulness-course",
    ],
    structuredData: [],
  },
  {
    path: "/faq",
    headings: [
      "faq-heading",
      ...ifAny(faqs.faqPage.general, "general-heading"),
      ...ifAny(faqs.faqPage.sundayClass, "class-heading"),
      ...ifAny(faqs.faqPage.course, "course-heading"),
      ...ifAny(faqs.faqPage.coaching, "coaching-heading"),
      "money-heading",
      "should-i-do-this-heading",
      "still-heading",
    ],
    links: ["/sunday-class", "/enrol-live-online-course", "/personal-coaching", "/contact"],
    structuredData: ifAny(Object.values(faqs.faqPage).flat(), "FAQPage"),
  },
  {
    path: "/sunday-class",
    headings: [
      "class-heading",
      "why-heading",
      "expect-heading",
      "lane-heading",
      ...ifAny(testimonials.sundayClass, "overheard-heading"),
      "join-heading",
      "should-i-do-this-heading",
      ...ifAny(faqs.sundayClass, "questions-heading"),
      "end-heading",
    ],
    links: [
      "#should-i-do-this",
      "/faq#money",
      [/^Join Us This Sunday/, "/book-in-person-class"],
      [/^Book with the centre/, centre],
      calendarPaths.sundayClass,
      "/in-person-class#getting-heading",
      "/8-week-mindfulness-course",
      "/personal-coaching",
      "/about",
      "/contact",
    ],
    structuredData: ["EventSeries"],
  },
  {
    path: "/personal-coaching",
    headings: [
      "coaching-heading",
      "group-heading",
      "hour-heading",
      "benefits-heading",
      ...ifAny(testimonials.coaching, "said-heading"),
      "steps-heading",
      "why-heading",
      "should-i-do-this-heading",
      "seat-heading",
    ],
    links: [
      "#should-i-do-this",
      "/faq#money",
      [/^Book personal coaching/, business.bookings.personalCoaching],
      [/^Book a free \d+-minute call/, introCall],
      "/sunday-class",
      "/8-week-mindfulness-course",
      "/about",
      "/coaching",
    ],
    structuredData: ["Service"],
  },
  {
    path: "/coaching",
    headings: [
      "drive-heading",
      "why-heading",
      "seat-heading",
      "logbook-heading",
      "parts-heading",
      "stretches-heading",
      "keys-heading",
      "plates-heading",
      "beside-heading",
      "docket-heading",
      "plate-heading",
    ],
    links: [
      "/faq#should-i-do-this",
      "/faq#money",
      [/^Book a Free Consultation/, introCall],
      "/about",
      "/personal-coaching",
    ],
    structuredData: ["Service"],
  },
  {
    path: "/enrol-live-online-course",
    headings: [
      "enrol-heading",
      "before-you-pay",
      "terms-heading",
      "cost-heading",
      "next-heading",
      "not-sure-heading",
    ],
    links: [
      calendarPaths.course,
      "/8-week-mindfulness-course#what-it-asks",
      "/8-week-mindfulness-course#weeks",
      "/faq#should-i-do-this",
      "/faq#money",
      "/contact",
    ],
    structuredData: ["Course"],
  },
  {
    path: "/resources",
    headings: [
      "resources-heading",
      ...ifAny(resources.guidedPractices.shown, "practices-heading"),
      ...ifAny(resources.shortLessons.shown, "lessons-heading"),
      ...ifAny(resources.blogTeasers.shown, "reading-heading"),
      "librarian-heading",
    ],
    links: [
      ...ifAny(resources.guidedPractices.shown, "#practices", "/guided-practices"),
      ...resources.guidedPractices.shown.map((slug) => `/guided-practices#${slug}`),
      ...resources.shortLessons.shown.map((slug) => `/short-lessons#${slug}`),
      ...resources.blogTeasers.shown.map(articlePath),
      ...ifAny(resources.blogTeasers.shown, "/blog"),
      "/contact",
    ],
    structuredData: [],
  },
  {
    path: "/blog",
    headings: [
      "blog-heading",
      ...ifAny(articles, "articles-heading"),
      "newsletter-heading",
      "enough-heading",
    ],
    links: [...articles.map(({ slug }) => articlePath(slug)), "/services"],
    buttons: [newsletterButton],
    structuredData: [],
  },
  article("meditation-anxiety-stress"),
  article("where-mindfulness-comes-from"),
  article("how-meditation-changes-brain"),
  article("eyes-open-meditation"),
  article("best-time-to-meditate"),
  article("benefits-of-meditation"),
  article("no-time-for-meditation"),
  article("driving-meditation"),
  article("meditation-myths"),
  {
    path: "/contact",
    headings: ["contact-heading", /^Send a Message$/, /^Prefer a Chat/, "class-heading", "urgent-heading"],
    links: [[/^Book a free \d+-minute call/, introCall], centre, "/sunday-class", "/privacy"],
    buttons: [/^Send Message$/],
    structuredData: ["LocalBusiness"],
  },
  { path: "/privacy", headings: ["page-title"], links: [], structuredData: [] },
  { path: "/accessibility", headings: ["page-title"], links: ["/contact"], structuredData: [] },
];

/** The rows of the pages that there are. */
export const routeTable = specified.filter(({ path }) => pages.includes(path));

/** Paths of the specification that are no longer pages. */
export const removedPaths = specified.map(({ path }) => path).filter((path) => !pages.includes(path));
