import type { OwnerFact } from "./owner-fact.ts";

/** A support line for visitors in distress. */
export type SupportLine = {
  readonly name: string;
  /** As it is displayed. */
  readonly number: string;
  /** Digits only, for the telephone link. */
  readonly dial: string;
  readonly purpose: string;
};

/** The teacher's profiles elsewhere on the web. */
export type SocialProfile = {
  readonly network: string;
  readonly url: OwnerFact;
};

/** The facts about the business. */
export const site = {
  name: { value: "Stillwater Mindfulness", sample: true },
  /** The public URL of the site, without a trailing slash. */
  url: { value: "https://www.stillwater.example.com", sample: true },
  email: { value: "hello@stillwater.example.com", sample: true },
  blurb: "Plain-English mindfulness for people with a lot on. Ballarat, Victoria, and online.",
  /** The year in the copyright line of the footer. */
  copyrightYear: 2025,

  locality: { town: "Ballarat", state: "VIC", postcode: "3350", country: "AU" },
  geo: { latitude: -37.56, longitude: 143.85 },
  openingHours: { opens: "08:00", closes: "20:00" },

  teacher: {
    name: { value: "Jo Hartley", sample: true },
    firstName: { value: "Jo", sample: true },
    jobTitle: { value: "Mindfulness teacher and coach", sample: true },
    affiliation: { value: "Unified Mindfulness", sample: true },
    /** The exact wording that the owner may use for training and membership. */
    credential: { value: "Trained in the Unified Mindfulness system.", sample: true },
    /**
     * Replaces the drawn portrait. Put the file in `public/photos/` and name it here, for example
     * `/photos/teacher.jpg`.
     */
    photograph: null as null | {
      readonly path: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    },
  },

  /** The aquatic and lifestyle centre that runs the Sunday class and takes its bookings. */
  centre: {
    name: { value: "Lakeside Aquatic and Lifestyle Centre", sample: true },
    streetAddress: { value: "1 Example Street, Ballarat VIC 3350", sample: true },
    timetable: { value: "https://centre.example.com/group-fitness", sample: true },
  },

  /** External booking pages. The terms' are in schedule.ts. */
  bookings: {
    introCall: { value: "https://booking.example.com/intro-call", sample: true },
    personalCoaching: { value: "https://booking.example.com/personal-coaching", sample: true },
  },

  introCall: { minutes: 20 },
  replyPromise: "usually within 24 hours",
  /** Days that a delivered message is kept. The server's `KEEP_MESSAGES_DAYS` defaults to it. */
  messagesKeptDays: 365,
  /** Number of nightly backups that are kept. The server's `BACKUP_KEEP` defaults to it. */
  nightlyCopiesKept: 14,
  /** Month and year of the last review of the privacy page. */
  privacyNoticeDate: "November 2026",

  claims: {
    rating: 4.9,
    ratingOutOf: 5,
    graduates: 100,
    techniques: 40,
    trainingHours: 400,
  },

  social: [
    { network: "Instagram", url: { value: "https://instagram.example.com/stillwater", sample: true } },
    { network: "Facebook", url: { value: "https://facebook.example.com/stillwater", sample: true } },
    { network: "YouTube", url: { value: "https://youtube.example.com/stillwater", sample: true } },
    { network: "LinkedIn", url: { value: "https://linkedin.example.com/stillwater", sample: true } },
  ] satisfies readonly SocialProfile[] as readonly SocialProfile[],

  /**
   * The site counts visits itself (`npm run visits`). To use Google Analytics instead, put its measurement id
   * here, such as `G-AB12CD34EF`; docs/operating.md says what else to set.
   */
  analytics: { measurementId: { value: "" as string } },

  /**
   * The endpoint of the forms: this site's own server, unless the functions are hosted elsewhere. `publicKey` is
   * for hosts that require one, and is never a secret.
   */
  functions: { url: "/functions/v1" as string, publicKey: "" as string },

  newsletter: {
    /**
     * An external mailing list: the URL that its sign-up form posts to, and the name of the form's hidden field.
     * If it redirects visitors to another site, name that too: `redirectsTo: ["https://thanks.example.com"]`.
     * Without a list, the site keeps its own: `npm run subscribers`.
     */
    list: null as null | {
      readonly url: string;
      readonly honeypot: string;
      readonly redirectsTo?: readonly string[];
    },
  },

  /** Agree the wording with the Wadawurrung Traditional Owners Aboriginal Corporation. */
  acknowledgementOfCountry: {
    value: "I live and teach on Wadawurrung Country, and pay my respects to Elders past and present.",
    sample: true,
  },

  healthNotice:
    "General information and education only; not medical or psychological advice or treatment. Keep taking prescribed medication and see your GP about your health.",

  supportLines: [
    { name: "Emergency", number: "000", dial: "000", purpose: "Police, fire, ambulance" },
    { name: "Lifeline", number: "13 11 14", dial: "131114", purpose: "Crisis support, day and night" },
    {
      name: "13YARN",
      number: "13 92 76",
      dial: "139276",
      purpose: "Run by and for Aboriginal and Torres Strait Islander people, day and night",
    },
    {
      name: "Beyond Blue",
      number: "1300 22 4636",
      dial: "1300224636",
      purpose: "Anxiety, depression, a rough patch",
    },
  ] satisfies readonly SupportLine[] as readonly SupportLine[],
} as const satisfies SiteFacts;

/** The shape of `site`. */
type SiteFacts = {
  readonly [section: string]: unknown;
  readonly name: OwnerFact;
  readonly url: OwnerFact;
  readonly email: OwnerFact;
  readonly copyrightYear: number;
  readonly teacher: { readonly [fact: string]: OwnerFact | object | null };
  readonly centre: { readonly [fact: string]: OwnerFact };
  readonly analytics: { readonly measurementId: OwnerFact };
  readonly bookings: { readonly [offer: string]: OwnerFact };
  readonly acknowledgementOfCountry: OwnerFact;
};
