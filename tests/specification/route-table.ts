import articles from "../../app/articles/articles.ts";
import { indexedPaths } from "../../app/seo/indexed-paths.ts";
import { terms } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import { lessons, practices, videoItems } from "../../content/videos.ts";

/** What the specification's table promises of one page, as a visitor meets it. */
export type RouteRow = {
  readonly path: string;
  readonly title: RegExp;
  /** Headings of the first and second rank, in their order; others may stand between them. */
  readonly headings: readonly RegExp[];
  /** Links inside the page by name and destination. A destination on another site opens a new tab. */
  readonly links: readonly (readonly [name: RegExp, to: string])[];
  readonly buttons?: readonly RegExp[];
  /** Types of the structured data; any where the specification doesn't name the page. */
  readonly structuredData?: readonly string[];
};

const introCall = site.bookings.introCall.value;

/** What every article has, whatever it is about. */
const article = (slug: string, title: RegExp): RouteRow => ({
  path: `/blog/${slug}`,
  title,
  headings: [title, /^Notes$/, /^You might also enjoy$/, /letter/, /dry run/],
  links: [
    [/^Back to Blog$/, "/blog"],
    [/online course/, "/8-week-mindfulness-course"],
    [/three ways/, "/services"],
    [/write to me/, "/contact"],
  ],
  buttons: [/^Send me the letter$/],
  structuredData: ["Article"],
});

/** The specification's table of routes, row by row. */
const specified: readonly RouteRow[] = [
  {
    path: "/",
    title: /Stillwater Mindfulness/,
    headings: [
      /^Same busy life\. Steadier you\.$/,
      /An ordinary Tuesday/,
      /lands in one of three places/,
      /Three skills/,
      /What people come for/,
      /How it works/,
      /Who it’s for/,
      /Ballarat/,
      /Choose your path/i,
      /driveway/,
      /^Hi, I’m/,
      /Fair questions/,
      /Start with \d+ quiet minutes/,
    ],
    links: [
      [/^Book a free call/, introCall],
      [/Sunday class/, "/sunday-class"],
      [/course/, "/8-week-mindfulness-course"],
      [/coaching/, "/personal-coaching"],
      [/More about me/, "/about"],
    ],
    structuredData: ["LocalBusiness", "Person", "FAQPage"],
  },
  {
    path: "/services",
    title: /^Services/,
    headings: [
      /^Three ways in$/,
      /^Sunday class$/,
      /^8-week course$/,
      /^1-to-1 coaching$/,
      /Which one/,
      /just ask/,
    ],
    links: [
      [/^Book with the centre/, site.centre.timetable.value],
      [/^Choose a term$/, "/enrol-live-online-course"],
      [/coaching$/, "/personal-coaching"],
      [/^Book Free Call/, introCall],
    ],
    structuredData: ["LocalBusiness", "Service"],
  },
  {
    path: "/8-week-mindfulness-course",
    title: /^8-week mindfulness course/,
    headings: [
      /^Eight weeks\. Ten minutes a day\.$/,
      /Ring first/,
      /^Why people give up on meditation$/,
      /^What is missing$/,
      /^Six things/,
      /^One print, eight plates$/,
      /^From the group$/,
      /^Two paths/,
      /^Four terms/,
      /^Before you book$/,
      /window/,
    ],
    links: [
      [/^Book Free Call/, introCall],
      ...terms.map(({ name, booking }) => [new RegExp(`^Book Spot - ${name}`), booking.value] as const),
      [/time zone/, "/enrol-live-online-course"],
    ],
    structuredData: ["Course", "FAQPage"],
  },
  {
    path: "/about",
    title: /^About/,
    headings: [
      /^I’m /,
      /calm one at work/,
      /hold me to/,
      /400\+ hours of teacher training/,
      /swimming lessons/,
      /What people say/,
      /about you/,
    ],
    links: [
      [/^Email me$/, `mailto:${site.email.value}`],
      [/message form/, "/contact"],
    ],
    structuredData: ["LocalBusiness", "Person"],
  },
  {
    path: "/in-person-class",
    title: /^Your first class/,
    headings: [/^Your first class$/, /45 minutes/, /What to bring/, /Getting there/, /car park/, /gap/],
    links: [
      [/^How to book$/, "/book-in-person-class"],
      [/class teaches/, "/sunday-class"],
      [/^Tell me$/, "/contact"],
    ],
    structuredData: [],
  },
  {
    path: "/book-in-person-class",
    title: /^Book the Sunday class/,
    headings: [/^Book the Sunday class$/, /Three presses/, /go to plan/, /Booked/],
    links: [
      // The button above the steps has two names, by the day of the week: see enrol.spec.ts.
      [/timetable/, site.centre.timetable.value],
      [/calendar file/, "/calendar/sunday-class.ics"],
      [/^Your first class$/, "/in-person-class"],
      [/class teaches/, "/sunday-class"],
    ],
    structuredData: [],
  },
  {
    path: "/video-library",
    title: /^Video library/,
    headings: [/^Video library$/, /seven ways/, /^Four lessons$/, /letter/, /The course/],
    links: [
      ...practices.map(
        ({ title, slug }) => [new RegExp(`^Read it \\(${title}\\)$`), `/guided-practices#${slug}`] as const,
      ),
      ...lessons.map(
        ({ title, slug }) => [new RegExp(`^Read it \\(${title}\\)$`), `/short-lessons#${slug}`] as const,
      ),
      [/^See the \d weeks$/, "/8-week-mindfulness-course"],
    ],
    buttons: [/^Play Feel Rest$/, /^Play A practice that survives July$/, /^Send me the letter$/],
    structuredData: videoItems.filter(({ id }) => id).map(() => "VideoObject"),
  },
  {
    path: "/guided-practices",
    title: /^Guided practices/,
    headings: [
      /^Five minutes, in writing$/,
      /^Which one/,
      ...practices.map(({ title }) => new RegExp(`^${title}$`)),
      /^Go gently$/,
    ],
    links: [
      ...practices.map(({ title, slug }) => [new RegExp(`${title}$`), `#${slug}`] as const),
      [/Sunday class$/, "/sunday-class"],
      [/video do the talking/, "/video-library"],
    ],
    structuredData: [],
  },
  {
    path: "/short-lessons",
    title: /^Short lessons/,
    headings: [/^Four short lessons$/, ...lessons.map(({ title }) => new RegExp(`^${title}$`)), /recipe/],
    links: [
      ...lessons.map(({ title, slug }) => [new RegExp(`^${title}$`), `#${slug}`] as const),
      [/^video library$/, "/video-library"],
      [/^Pick a practice$/, "/guided-practices"],
      [/course$/, "/8-week-mindfulness-course"],
    ],
    structuredData: [],
  },
  {
    path: "/faq",
    title: /^Questions/,
    headings: [
      /^Go on, ask$/,
      /Before anything else/,
      /Sunday class/,
      /online course/,
      /Coaching/,
      /Yours isn’t here/,
    ],
    links: [
      [/about the class/, "/sunday-class"],
      [/^Choose a term$/, "/enrol-live-online-course"],
      [/What coaching is/, "/personal-coaching"],
      [/^Ask me$/, "/contact"],
    ],
    structuredData: ["FAQPage"],
  },
  {
    path: "/sunday-class",
    title: /^Sunday mindfulness class/,
    headings: [
      /^Sundays, 8:30 to 9:15$/,
      /Why a room/,
      /What to expect/,
      /Pick your lane/,
      /What students say/,
      /How to join, in three steps/,
      /Common questions/,
      /See you beside the pool/,
    ],
    links: [
      [/^Join Us This Sunday$/, "/book-in-person-class"],
      [/timetable/, site.centre.timetable.value],
      [/^Book with the centre/, site.centre.timetable.value],
      [/^Join a Sunday$/, "/book-in-person-class"],
      [/^Join the class$/, "/book-in-person-class"],
      [/calendar/, "/calendar/sunday-class.ics"],
      [/in advance/, "/in-person-class"],
      [/8-week course/, "/8-week-mindfulness-course"],
      [/^Coaching$/, "/personal-coaching"],
      [/^Who’s/, "/about"],
      [/^Ask me/, "/contact"],
    ],
    structuredData: ["Service"],
  },
  {
    path: "/personal-coaching",
    title: /^Personal coaching/,
    headings: [
      /^Two chairs, one hour$/,
      /^A group isn’t everyone’s room$/,
      /^What goes into it$/,
      /^What you get for having me to yourself$/,
      /^From the other chair$/,
      /^How it works$/,
      /^Why with me$/,
      /^Take a seat$/,
    ],
    links: [
      [/^Book personal coaching/, site.bookings.personalCoaching.value],
      [/^Book a free intro call/, introCall],
      [/^Sunday class$/, "/sunday-class"],
      [/^course$/, "/8-week-mindfulness-course"],
      [/^The rest of my story$/, "/about"],
      [/^How a stretch of coaching goes/, "/coaching"],
    ],
    structuredData: ["Service"],
  },
  {
    path: "/coaching",
    title: /^1-to-1 mindfulness coaching/,
    headings: [
      /^You drive\. I’ll sit beside you\.$/,
      /^Nobody learns to drive from a podcast$/,
      /^What the passenger seat is for$/,
      /^A page from a logbook$/,
      /^Three skills/,
      /^Four stretches of road$/,
      /^What you drive away with$/,
      /^Who it’s for$/,
      /^In the yellow beanie$/,
      /^What it costs$/,
      /^Everybody starts with one of these/,
    ],
    links: [
      [/^Book a Free Consultation/, introCall],
      [/^How I got the job$/, "/about"],
      [/the bookings$/, "/personal-coaching"],
    ],
    structuredData: ["Service"],
  },
  {
    path: "/enrol-live-online-course",
    title: /^Enrol/,
    headings: [
      /^Save yourself a seat$/,
      /^Choose a term$/,
      /What you pay for/,
      /What you need/,
      /After you press Book/,
      /Getting out/,
    ],
    links: [
      [/See all the dates/, "#terms"],
      [/download it once/, "/calendar/course.ics"],
      [/each of the 8 weeks/, "/8-week-mindfulness-course"],
      [/Write to me/, "/contact"],
    ],
    structuredData: ["Course"],
  },
  {
    path: "/resources",
    title: /^Free resources/,
    headings: [/^Take one/, /Guided practices/, /Short lessons/, /Something to read/, /right one/],
    links: [
      [/Start with a practice/, "#practices"],
      [/^Feel Rest$/, "/guided-practices#feel-rest"],
      [/See, Hear, Feel/, "/guided-practices#see-hear-feel"],
      [/^Microhits/, "/guided-practices#microhits"],
      [/^All \d+ practices/, "/guided-practices"],
      [/./, "/short-lessons#what-mindfulness-is"],
      [/./, "/short-lessons#concentration-without-clenching"],
      [/./, "/short-lessons#a-practice-that-survives-july"],
      [/stress and anxiety/, "/blog/meditation-anxiety-stress"],
      [/No time/, "/blog/no-time-for-meditation"],
      [/brain/, "/blog/how-meditation-changes-brain"],
      [new RegExp(`^All ${articles.length} articles$`), "/blog"],
      [/^Ask the librarian$/, "/contact"],
    ],
    structuredData: [],
  },
  {
    path: "/blog",
    title: /^Articles/,
    headings: [/^Read, then try it$/, /All articles/, /letter/, /swim/],
    links: [
      [/stress and anxiety/, "/blog/meditation-anxiety-stress"],
      [/myths/, "/blog/meditation-myths"],
      [/drive/, "/blog/driving-meditation"],
      [/No time/, "/blog/no-time-for-meditation"],
      [/comes from/, "/blog/where-mindfulness-comes-from"],
      [/brain/, "/blog/how-meditation-changes-brain"],
      [/eyes open/, "/blog/eyes-open-meditation"],
      [/best time/, "/blog/best-time-to-meditate"],
      [/benefits/, "/blog/benefits-of-meditation"],
      [/^See how I teach it$/, "/services"],
    ],
    buttons: [/^Send me the letter$/],
    structuredData: [],
  },
  article("meditation-anxiety-stress", /stress and anxiety/),
  article("where-mindfulness-comes-from", /Where mindfulness comes from/),
  article("how-meditation-changes-brain", /changes the brain/),
  article("eyes-open-meditation", /eyes open/),
  article("best-time-to-meditate", /best time/),
  article("benefits-of-meditation", /benefits/),
  article("no-time-for-meditation", /No time/),
  article("driving-meditation", /drive/),
  article("meditation-myths", /myths/),
  {
    path: "/contact",
    title: /^Contact/,
    headings: [/^Drop me a line$/, /^Send a Message$/, /^Prefer a Chat/, /Sunday class/, /can’t wait/],
    links: [
      [/^Book Free Call/, introCall],
      [/centre’s timetable/, site.centre.timetable.value],
      [/Sunday class/, "/sunday-class"],
      [/^Privacy$/, "/privacy"],
    ],
    buttons: [/^Send Message$/],
    structuredData: ["LocalBusiness"],
  },
  {
    path: "/privacy",
    title: /^Privacy/,
    headings: [/^Privacy$/],
    links: [],
    structuredData: [],
  },
  {
    path: "/accessibility",
    title: /^Accessibility/,
    headings: [/^Accessibility$/],
    links: [[/^Send a message$/, "/contact"]],
    structuredData: [],
  },
];

/** Every page of the site. One that the specification doesn't name needs a title and a heading. */
export const routeTable: readonly RouteRow[] = indexedPaths.map(
  (path) => specified.find((row) => row.path === path) ?? { path, title: /./, headings: [/./], links: [] },
);

/** Paths of the specification that are no longer pages. */
export const removedPaths: readonly string[] = specified
  .map(({ path }) => path)
  .filter((path) => !indexedPaths.includes(path));
