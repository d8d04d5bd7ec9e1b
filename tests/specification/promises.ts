import { business } from "#content/business";
import { faqs } from "#content/faqs";
import { newsletter } from "#content/newsletter";
import { about } from "#content/pages/about";
import { article } from "#content/pages/article";
import { coaching } from "#content/pages/coaching";
import { course } from "#content/pages/course";
import { home } from "#content/pages/home";
import { personalCoaching } from "#content/pages/personal-coaching";
import { resources } from "#content/pages/resources";
import { sundayClass } from "#content/pages/sunday-class";
import { videoLibrary } from "#content/pages/video-library";
import { testimonials } from "#content/testimonials";
import { plainText } from "../../content-model/schema/prose.ts";
import { isDelivered } from "../support/delivered.ts";

/** What the specification promises of a page, as a visitor meets it in its main part. */
export type Promised = {
  readonly path: string;
  /** Words in this order; others may stand between. A text that the specification fixes is spelled out. */
  readonly says: readonly (string | RegExp)[];
  /** How many there are. Cards have an edge around them. */
  readonly counts?: Readonly<Record<string, readonly [selector: string, number: number, look?: "cards"]>>;
  readonly links?: readonly (readonly [name: string | RegExp, to: string])[];
  /** Names of buttons. */
  readonly buttons?: readonly string[];
};

const { introCall, personalCoaching: bookCoaching } = business.bookings;
const { timetable } = business.centre;
const { claims } = business;

const section = (heading: string, parts: string) => `section[aria-labelledby="${heading}"] ${parts}`;
const quotes = (page: keyof typeof testimonials) => testimonials[page].map(({ quote }) => quote);
const questions = (list: readonly { readonly question: string }[]) => list.map(({ question }) => question);

const benefits = ["Focus", "Relief", "Fulfilment", "Insight", "Mastery", "Connection"];
const freeCall = "Book a free 20-minute call";
const onlyIfProven = claims.answers && claims.source && claims.asOf;
const mostPopular = claims.mostBooked ? ["Most Popular"] : [];
/** The owner says them in her own words once she has replaced the samples. */
const weeks = isDelivered("pages/course weekByWeek.weeks.title")
  ? [
      "See-Hear-Feel",
      "Feel Rest",
      /daily life: micro-?hits and background practice/i,
      "Feel Flow and ULTRA",
      "Auto Walk",
      "Feel Good and music",
      "Working with challenges",
      "A practice road map",
    ]
  : [];
const included = isDelivered("pages/enrol pricing.included.item") ? ["Recordings", "Handouts"] : [];
const said = (page: keyof typeof testimonials, number: number) =>
  isDelivered("testimonials home.quote") ? number : testimonials[page].length;
/** How many entries a list has at least while it's as delivered: fewer would be a sliver of what the specification lists. */
const entries = (place: string, list: readonly unknown[], number: number) =>
  isDelivered(place) ? number : list.length;
const inPerson = /Australia-wide, or in person in Ballarat when available/;
const plans = "Single sessions or a custom plan; no packages or subscriptions";

const associationLink = [
  "Meditation Association of Australia",
  "https://meditationaustralia.org.au",
] as const;

/** Each article with its day, its reading time where the specification has one, and words in their order. */
const articles: readonly (readonly [
  slug: string,
  published: string,
  minutes?: number | undefined,
  ...says: RegExp[],
])[] = [
  ["meditation-anxiety-stress", "18 September 2025", 8],
  ["where-mindfulness-comes-from", "12 September 2024", 7],
  ["how-meditation-changes-brain", "21 July 2024", 10],
  ["eyes-open-meditation", "15 July 2024"],
  ["best-time-to-meditate", "5 July 2024"],
  [
    "benefits-of-meditation",
    "30 June 2024",
    14,
    /Reduced suffering/,
    /Increased fulfilment/,
    /Insight/,
    /Mastery/,
    /Connection/,
  ],
  ["no-time-for-meditation", "15 January 2025", undefined, /microhits?/i, /background practice/i],
  ["driving-meditation", "16 January 2025"],
  ["meditation-myths", "17 January 2025", undefined, /First myth/, /Second myth/, /Third myth/],
];

/** Pages whose words don't depend on the day, in the order of the specification's table of routes. */
export const promises: readonly Promised[] = [
  {
    path: "/",
    says: [
      plainText(home.hero.heading),
      freeCall,
      plainText(home.intro.statement),
      home.struggles.heading,
      home.framework.heading,
      "Unified Mindfulness",
      "Concentration",
      "Sensory Clarity",
      "Equanimity",
      home.benefits.heading,
      ...benefits,
      "Quick chat",
      "no obligation",
      "Live sessions",
      "Consistent practice",
      "About 10 minutes",
      home.whoItIsFor.heading,
      "Professionals",
      "Seekers",
      "Creatives and performers",
      "Locals",
      "People with stress or anxiety",
      home.whoItIsFor.notForHeading,
      home.localReasons.heading,
      ...quotes("home"),
      "Choose Your Path",
      ...mostPopular,
      home.coachingAnecdote.heading,
      home.teacherBio.heading,
      home.faq.heading,
      ...questions(faqs.home),
      home.closingCall.heading,
      freeCall,
    ],
    counts: {
      "the three skills": [section("skills-heading", "li"), 3],
      "six benefit cards": [section("benefits-heading", "dl > div"), 6, "cards"],
      "three steps": [section("steps-heading", "ol > li"), 3],
      "three testimonials": [section("said-heading", "figure"), said("home", 3)],
      "three paths": [section("paths-heading", "article"), 3, "cards"],
      "local reasons": [
        section("local-heading", "dt"),
        entries("pages/home localReasons.reasons.name", home.localReasons.reasons, 4),
      ],
      "paragraphs of the bio": [
        section("teacher-heading", "p"),
        entries("pages/home teacherBio.story", home.teacherBio.story, 2) + 2,
      ],
      "five questions": [section("questions-heading", "details"), 5],
    },
    links: [
      [freeCall, introCall],
      [/./, "/sunday-class"],
      [/./, "/8-week-mindfulness-course"],
      [/./, "/personal-coaching"],
    ],
  },
  {
    path: "/about",
    says: [
      business.teacher.firstName,
      about.story.heading,
      "400+ hours of teacher training",
      /Why I teach/,
      ...quotes("about"),
      "free 20-minute call, no obligation",
    ],
    counts: {
      "three testimonial cards": [section("said-heading", "figure"), said("about", 3), "cards"],
      "paragraphs of the story": [
        section("story-heading", "> div p:not(aside p)"),
        entries("pages/about story.paragraphs", about.story.paragraphs, 3),
      ],
      "paragraphs of the vision": [
        section("vision-heading", "p"),
        entries("pages/about vision.paragraphs", about.vision.paragraphs, 3),
      ],
    },
    links: [
      [/./, `mailto:${business.email}`],
      [/./, "/contact"],
    ],
  },
  {
    path: "/services",
    says: [
      "Sunday class",
      ...mostPopular,
      "8-week online course",
      "1-to-1 coaching",
      inPerson,
      "$60 AUD for 60 minutes",
      /[Nn]o obligation/,
    ],
    counts: { "three option cards": ["main section article", 3, "cards"] },
    links: [
      ["Book with the centre", timetable],
      [/./, "/enrol-live-online-course"],
      [/./, "/personal-coaching"],
      [freeCall, introCall],
    ],
  },
  {
    path: "/8-week-mindfulness-course",
    says: [
      plainText(course.hero.heading),
      "10 minutes a day",
      "$240",
      "Live by video, with handouts and recordings",
      /Book Spot - Term \d/,
      ...(onlyIfProven ? ["4.9/5", "100+ graduates"] : []),
      course.freeIntroCall.heading,
      "20 min",
      "No obligation",
      course.whyPeopleGiveUp.heading,
      course.whatIsMissing.heading,
      course.gains.heading,
      ...benefits,
      ...quotes("course"),
      course.weekByWeek.heading,
      ...weeks,
      "Two Paths",
      ...(isDelivered("pages/course twoPathsComparison.rows.alone")
        ? [`over ${claims.techniques} standard techniques`]
        : []),
      course.terms.heading,
      course.faq.heading,
      ...questions(faqs.course),
    ],
    counts: {
      "three things that are missing": [section("missing-heading", "ol > li"), 3],
      "six gain cards": [section("gains-heading", "li"), 6, "cards"],
      "three testimonials": [section("group-heading", "figure"), said("course", 3)],
      "eight weeks": ["details[name=course-weeks]", 8],
      "reasons to give up": [
        section("giving-up-heading", "dt"),
        entries("pages/course whyPeopleGiveUp.reasons.said", course.whyPeopleGiveUp.reasons, 5),
      ],
      "rows of Two Paths": [
        section("paths-heading", "tbody tr"),
        entries("pages/course twoPathsComparison.rows.about", course.twoPathsComparison.rows, 6),
      ],
      "six questions": [section("questions-heading", "details"), 6],
    },
    links: [[freeCall, introCall]],
  },
  {
    path: "/sunday-class",
    says: [
      business.centre.name,
      "Join Us This Sunday",
      sundayClass.whyJoin.heading,
      sundayClass.whatToExpect.heading,
      "Where",
      "When",
      "Every Sunday, 8:30 to 9:15 am, Melbourne time",
      "45 minutes",
      "Who",
      "No experience needed",
      sundayClass.whoItIsFor.heading,
      ...sundayClass.whoItIsFor.lanes.map(({ name }) => name),
      ...quotes("sundayClass"),
      sundayClass.howToJoin.heading,
      "Booking opens 5 days before",
      sundayClass.commonQuestions.heading,
      ...questions(faqs.sundayClass),
      "The centre runs the class",
      business.healthNotice,
      sundayClass.closingCall.heading,
    ],
    counts: {
      "reasons to join": [
        section("why-heading", "dt"),
        entries("pages/sunday-class whyJoin.reasons.name", sundayClass.whyJoin.reasons, 4),
      ],
      "three steps": [section("join-heading", "ol > li:has(h3)"), 3],
      "common questions": [section("questions-heading", "details"), faqs.sundayClass.length],
    },
    links: [
      ["Join Us This Sunday", "/book-in-person-class"],
      [/./, "/8-week-mindfulness-course"],
      [/./, "/about"],
      [/./, "/personal-coaching"],
      [/./, "/contact"],
    ],
  },
  {
    path: "/personal-coaching",
    says: [
      inPerson,
      "$60",
      "60 minutes",
      "Book personal coaching",
      "20 minutes",
      "No obligation",
      freeCall,
      personalCoaching.whyNotAGroup.heading,
      personalCoaching.whatCoachingInvolves.heading,
      personalCoaching.benefits.heading,
      ...quotes("coaching"),
      personalCoaching.howItWorks.heading,
      personalCoaching.whyThisTeacher.heading,
      personalCoaching.closingCall.heading,
      plans,
    ],
    counts: {
      benefits: [
        section("benefits-heading", "dt"),
        entries("pages/personal-coaching benefits.benefits.name", personalCoaching.benefits.benefits, 4),
      ],
      "two quotes": [section("said-heading", "figure"), said("coaching", 2)],
      "three steps": [section("steps-heading", "li"), 3],
    },
    links: [
      ["Book personal coaching", bookCoaching],
      [freeCall, introCall],
    ],
  },
  {
    path: "/coaching",
    says: [
      "Book a Free Consultation",
      "20 minutes",
      inPerson,
      coaching.whyOneToOne.heading,
      coaching.whatCoachingGives.heading,
      coaching.story.heading,
      "Concentration",
      "Sensory Clarity",
      "Equanimity",
      /clarify your goals/i,
      /learn core techniques/i,
      /weekly coaching and practice support/i,
      /progress and integration/i,
      coaching.whatYouGain.heading,
      coaching.whoItIsFor.heading,
      coaching.aboutTheTeacher.heading,
      "$60",
      "60 minutes",
      plans,
      coaching.closingCall.heading,
      "No obligation",
      "Book a Free Consultation",
    ],
    counts: {
      "about the teacher": [
        section("beside-heading", ":has(> p.statement) + p"),
        entries("pages/coaching aboutTheTeacher.paragraphs", coaching.aboutTheTeacher.paragraphs, 1),
      ],
      "three skills": [section("parts-heading", "li"), 3],
      "four steps": [section("stretches-heading", "ol > li"), 4],
    },
    links: [["Book a Free Consultation", introCall]],
  },
  {
    path: "/resources",
    says: [
      resources.guidedPractices.heading,
      resources.shortLessons.heading,
      resources.blogTeasers.heading,
      resources.closingCall.heading,
    ],
    counts: {
      "three guided practice cards": [section("practices-heading", "li"), 3],
      "three short lesson cards": [section("lessons-heading", "li"), 3],
      "three blog teasers": [section("reading-heading", "li"), 3],
    },
    links: [
      [/./, "#practices"],
      [/./, "/guided-practices"],
      [/./, "/blog"],
      [/./, "/contact"],
    ],
  },
  {
    path: "/video-library",
    says: [
      videoLibrary.guidedPractices.heading,
      /(?:\b5 min\b.*?){7}/,
      videoLibrary.lessons.heading,
      /(?:\b8 min\b.*?){4}/,
      newsletter.block.heading,
      videoLibrary.closingCall.heading,
    ],
    counts: {
      "seven guided practices": [section("practices-heading", "ol > li:has(h3)"), 7],
      "four instructional videos": [section("lessons-heading", "ol > li"), 4],
      newsletter: ["form:has(input[name=EMAIL])", 1],
    },
    links: [
      [/./, "/guided-practices"],
      [/./, "/8-week-mindfulness-course"],
    ],
  },
  {
    path: "/guided-practices",
    says: [],
    counts: { "seven practices": ["main article:has(h2), main section:has(details[name=practices])", 7] },
  },
  {
    path: "/blog",
    says: [],
    counts: {
      "nine article cards": [section("articles-heading", "li"), 9],
      newsletter: ["form:has(input[name=EMAIL])", 1],
    },
    links: [[/./, "/services"]],
  },
  ...articles.map(
    ([slug, published, minutes, ...says]): Promised => ({
      path: `/blog/${slug}`,
      says: [
        business.teacher.name,
        published,
        minutes === undefined ? /\d+ min read/ : `${minutes} min read`,
        "Back to Blog",
        ...says,
        "You might also enjoy",
        article.closingCall.heading,
      ],
      counts: {
        "hero image": ["main article section:has(h1) > picture img:not([alt=''])", 1],
        newsletter: ["form:has(input[name=EMAIL])", 1],
      },
      links: [
        ["Back to Blog", "/blog"],
        [/./, "/services"],
        [/./, "/contact"],
        [/./, "/8-week-mindfulness-course"],
        ...(slug === "meditation-myths" ? [associationLink] : []),
      ],
    }),
  ),
  {
    path: "/faq",
    says: [],
    counts: {
      "ten general questions": ["#general details", 10],
      "the Sunday class": ["#class details", faqs.faqPage.sundayClass.length],
      "the online course": ["#course details", faqs.faqPage.course.length],
      coaching: ["#coaching details", faqs.faqPage.coaching.length],
      "half price, gifts and paperwork": ["#paying details", faqs.faqPage.money.length],
    },
    links: [
      [/./, "/sunday-class"],
      [/./, "/enrol-live-online-course"],
      [/./, "/personal-coaching"],
      [/./, "/contact"],
    ],
  },
  {
    path: "/contact",
    says: ["within 24 hours", "Send a Message", "Prefer a Chat", "20-minute", "No obligation", /runs it/],
    counts: {
      "the headings as they are spelled": [
        "main h2:text-is('Prefer a Chat'), main h2:text-is('Send a Message')",
        2,
      ],
    },
    links: [[freeCall, introCall]],
    buttons: ["Send Message"],
  },
  {
    path: "/in-person-class",
    says: [],
    links: [
      [/./, "/sunday-class"],
      ["Book with the centre", timetable],
    ],
  },
  { path: "/book-in-person-class", says: ["5 days before"], links: [["Book with the centre", timetable]] },
  { path: "/enrol-live-online-course", says: [/Book Spot - Term \d/, "$240", ...included] },
];

/** A day, and what pages then say of the course and the class. */
export type Day = {
  /** In Melbourne. */
  readonly at: string;
  /** The term of the booking button. */
  readonly books: 1 | 2 | 3 | 4;
  /** Whether that term has no dates yet, so that "Email me the dates" stands beside the button. */
  readonly withoutDates?: boolean;
  /** The cards of the terms, in their order. */
  readonly cards: readonly [number, number, number, number];
  /** How many of them have ended: the last ones. */
  readonly ended: number;
  /** The next Sunday class. */
  readonly sunday: string;
};

/** The days on which words change. */
export const days: readonly Day[] = [
  { at: "2026-01-10T09:00", books: 1, cards: [1, 2, 3, 4], ended: 0, sunday: "Sunday 11 January" },
  { at: "2026-02-01T14:45", books: 2, cards: [2, 1, 3, 4], ended: 0, sunday: "Sunday 8 February" },
  { at: "2026-03-01T09:00", books: 2, cards: [2, 1, 3, 4], ended: 0, sunday: "Sunday 8 March" },
  { at: "2026-04-20T09:00", books: 2, cards: [2, 3, 4, 1], ended: 1, sunday: "Sunday 26 April" },
  { at: "2026-06-20T09:00", books: 3, cards: [3, 4, 1, 2], ended: 2, sunday: "Sunday 21 June" },
  { at: "2026-10-05T09:00", books: 4, cards: [4, 1, 2, 3], ended: 3, sunday: "Sunday 11 October" },
  { at: "2026-10-10T09:00", books: 4, cards: [4, 1, 2, 3], ended: 3, sunday: "Sunday 11 October" },
  {
    at: "2026-11-26T09:00",
    books: 1,
    withoutDates: true,
    cards: [4, 1, 2, 3],
    ended: 3,
    sunday: "Sunday 29 November",
  },
  {
    at: "2026-12-10T09:00",
    books: 1,
    withoutDates: true,
    cards: [1, 2, 3, 4],
    ended: 4,
    sunday: "Sunday 13 December",
  },
  {
    at: "2027-02-10T09:00",
    books: 1,
    withoutDates: true,
    cards: [1, 2, 3, 4],
    ended: 4,
    sunday: "Sunday 14 February",
  },
];

/** First and last day of the terms, as a card and the structured data say them. */
export const termDays = {
  1: ["1 February to 22 March 2026", "2026-02-01", "2026-03-22"],
  2: ["26 April to 14 June 2026", "2026-04-26", "2026-06-14"],
  3: ["19 July to 6 September 2026", "2026-07-19", "2026-09-06"],
  4: ["11 October to 29 November 2026", "2026-10-11", "2026-11-29"],
} as const;
