import type { z } from "zod";
import {
  alternativeText,
  decimal,
  email,
  endpoint,
  group,
  httpsUrl,
  link,
  list,
  phone,
  text,
  time,
  url,
  wholeNumber,
} from "./fields.ts";

/** How much each digit of an ABN counts. Its first two are chosen so that the sum, less ten, divides by 89. */
const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an Australian Business Number, or the noughts of the sample. */
function isAbn(text: string): boolean {
  const digits = text.replaceAll(" ", "");
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = abnWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum === 0 || (sum - 10) % 89 === 0;
}

/** A fact that the site says in many places. */
const often = { usePlaceholder: true } as const;

const provable = {
  beforeLaunch:
    "Publishing a rating without proof breaks the Australian Consumer Law. Fill it in only if you can prove it, or leave it empty: then it doesn’t show.",
  whenEmpty:
    "Until source, month and number of answers are known, the course doesn’t show its rating. Keep the proof.",
} as const;

/** A claim that shows only with its source. */
const sourced = {
  beforeLaunch:
    "Only if a source exists. Without one, empty “Where rating and number of graduates come from”: then neither shows.",
} as const;

/** What those who refer people ask first. An empty field has no line on the About page. */
const asked = {
  whenEmpty:
    "GPs, psychologists and employers ask before they refer. While it is empty, the About page says nothing of it.",
} as const;

const whenYouAnswer = "Search engines show these hours for every day. Coaching has hours of its own.";

const askedByEmployers = {
  beforeLaunch: "Only what you offer to teams.",
  whenEmpty: "Employers ask before they book. While it is empty, the part for workplaces says nothing of it.",
} as const;

/** `content/business.yaml`: the business, its teacher, and the services around it. */
export const businessSchema = group("Business", {
  name: text("Name of the business", { max: 60, ...often }),
  url: url("Address of this website", {
    help: "Without a slash at the end.",
    beforeLaunch: "Register it with a domain company, or ask whoever helps you to.",
  }),
  email: email("Email address", { ...often, beforeLaunch: "Use one that you read every day." }),
  blurb: text("The business in one line", { max: 160 }),
  copyrightYear: wholeNumber("Year in the copyright line", { min: 2000, max: 2100 }),

  place: group("Town of the business", {
    town: text("Town", { max: 40, ...often }),
    state: text("State, abbreviated", { max: 10 }),
    stateName: text("State", { max: 40 }),
    postcode: text("Postcode", { max: 8 }),
    country: text("Country, two letters", { max: 2 }),
    latitude: decimal("Latitude", { min: -90, max: 90 }),
    longitude: decimal("Longitude", { min: -180, max: 180 }),
  }),
  openingHours: group("Hours in which you answer", {
    opens: time("From", { usePlaceholder: false, beforeLaunch: whenYouAnswer }),
    closes: time("To", { usePlaceholder: false, beforeLaunch: whenYouAnswer }),
  }),

  teacher: group("Teacher", {
    name: text("Full name", { max: 60, ...often }),
    firstName: text("First name", { max: 30, ...often }),
    jobTitle: text("Profession", { max: 80 }),
    affiliation: text("School or system", {
      max: 80,
      help: "Search engines read it.",
      beforeLaunch: "Ask the school to confirm it in writing.",
    }),
    credential: text("Training", {
      max: 120,
      help: "The exact wording that you may use for training and membership.",
    }),
    photograph: group(
      "Photograph",
      {
        path: link("File", {
          help: "Put it in public/photos/ and name it here: /photos/teacher.jpg. It replaces the drawn portrait.",
        }),
        alt: alternativeText("What it shows"),
        width: wholeNumber("Width", { min: 300, unit: "pixels" }),
        height: wholeNumber("Height", { min: 300, unit: "pixels" }),
      },
      { words: { call: () => "Your photograph", isWhole: true, unread: ["path", "width", "height"] } },
    ).optional(),
  }),

  centre: group("The centre that runs the Sunday class", {
    name: text("Name", { max: 80, ...often }),
    streetAddress: text("Street address", { max: 120, ...often }),
    timetable: url("Its timetable, where the class is booked"),
    terms: url("Its terms for bookings and cancellations"),
    timetableName: text("Name of the class there", {
      max: 40,
      help: "As in the centre’s timetable, so that people find it.",
      beforeLaunch: "Copy it from the centre’s timetable.",
    }),
    publicTransport: text("Public transport", {
      max: 120,
      help: "Which bus or train, from where, and how far it is on foot. The class pages show it.",
      whenEmpty:
        "The pages of the Sunday class name no bus or train. Write here which one stops near the centre.",
    }).optional(),
    knownAs: list("What sentences call it", text("Word", { max: 30 }), {
      help: "Besides its name. When a class is elsewhere, or moves for good, the studio lists the sentences with these words.",
    }),
    map: url("Map", { help: "A link that opens a map at the centre’s entrance." }).optional(),
    frontDesk: phone("Front desk’s number", {
      beforeLaunch: "Ask the centre which number to publish.",
    }).optional(),
  }),

  bookings: group("Booking pages", {
    introCall: url("Free intro call"),
    personalCoaching: url("1-to-1 coaching"),
  }),
  introCall: group("Free intro call", {
    minutes: wholeNumber("Length", { min: 5, max: 120, unit: "minutes" }),
  }),

  // Empty fields don't show.
  teaching: group("Who is teaching", {
    since: wholeNumber("Teaching since", {
      min: 1950,
      max: 2100,
      beforeLaunch: "Your first year.",
    }).optional(),
    trainedBy: group("Trained", {
      name: text("School and hours", { max: 60 }),
      url: url("Its website"),
    }).optional(),
    insurance: text("Insured", { max: 160, beforeLaunch: "What your policy covers." }).optional(),
    workingWithChildren: text("Your Working with Children Check", {
      max: 60,
      help: "State and number.",
      beforeLaunch: "Only once you hold it.",
    }).optional(),
    groupSize: text("Group size", { max: 60 }).optional(),
    platform: text("Video platform", {
      max: 60,
      help: "What people need for the online sessions.",
    }).optional(),
    captions: text("Captions", {
      max: 60,
      help: "Whether sessions and recordings have captions.",
    }).optional(),
    abn: text("ABN", { max: 14, beforeLaunch: "Eleven digits, as on your invoices." })
      .refine(isAbn, "isn’t an ABN. Copy the eleven digits from an invoice: some of them check the others")
      .optional(),
  }).optional(),

  // Empty fields don't show.
  referring: group(
    "For those who refer",
    {
      certificate: text("Level of your certificate", {
        max: 80,
        beforeLaunch: "As your certificate says it.",
        ...asked,
      }).optional(),
      practisingSince: wholeNumber("Practising since", {
        min: 1950,
        max: 2100,
        help: "Your own practice, not your teaching.",
        beforeLaunch: "The year in which your own practice began.",
        ...asked,
      }).optional(),
      traumaTraining: text("Training with trauma", {
        max: 160,
        help: "“None” is an answer.",
        beforeLaunch: "Course and year, or “None”.",
        ...asked,
      }).optional(),
      supervision: text("Supervision", {
        max: 120,
        help: "How often, and with whom.",
        beforeLaunch: "How often, and with whom.",
        ...asked,
      }).optional(),
      ifSomeoneGetsWorse: text("If someone gets worse", {
        max: 200,
        beforeLaunch: "What you really do, agreed with a clinician.",
        ...asked,
      }).optional(),
      phone: phone("Phone", {
        help: "Published on the About page only. May be left empty.",
        ...asked,
      }).optional(),
      complaints: text("Complaints", {
        max: 200,
        help: "To whom, and how soon you answer. Stands with the refunds on the FAQ page, too.",
        beforeLaunch: "Ask your state’s health complaints body whether it takes complaints about your work.",
        ...asked,
      }).optional(),
    },
    asked,
  ).optional(),

  // Empty fields don't show.
  workplaces: group("For workplaces", {
    upTo: text("How many people", { max: 80, ...askedByEmployers }).optional(),
    priceFrom: text("Price, from", { max: 100, ...askedByEmployers }).optional(),
    hour: text("An example of an hour", { max: 200, ...askedByEmployers }).optional(),
    insurance: text("Insurance", { max: 120, ...askedByEmployers }).optional(),
    invoice: text("Invoice", { max: 100, ...askedByEmployers }).optional(),
  }).optional(),

  replyPromise: text("How soon you answer messages", {
    beforeLaunch:
      "Promise only what you keep in a busy week: contact, FAQ and the answer to a message say it.",
    max: 60,
    help: "Stands after “I usually answer” on the site.",
    ...often,
  }),
  messagesKeptDays: wholeNumber("How long delivered messages are kept", {
    min: 1,
    max: 3650,
    unit: "days",
    beforeLaunch: "The privacy page says it, and the server deletes by it.",
  }),
  nightlyCopiesKept: wholeNumber("How many nightly copies of messages and readers are kept", {
    beforeLaunch: "The privacy page says it: compare it with where the copies really go.",
    min: 1,
    max: 365,
  }),
  privacyNoticeDate: text("Last review of the privacy page", { max: 30, help: "Month and year." }),

  claims: group("Claims", {
    rating: decimal("Rating", { min: 1, max: 5, ...sourced }),
    ratingOutOf: wholeNumber("Best possible rating", { min: 1, max: 10 }),
    graduates: wholeNumber("Graduates, more than", {
      help: "A number that you have passed, without a +. Pages add it: 100+ graduates.",
      ...sourced,
    }),
    techniques: wholeNumber("Techniques in the system"),
    trainingHours: text("Hours of training", {
      max: 7,
      help: "A number, with + after it if it’s more.",
    }).refine((hours) => /^[1-9]\d*\+?$/.test(hours), "isn’t a number of hours, such as 400 or 400+"),
    answers: wholeNumber("How many people gave a rating", {
      min: 1,
      help: "It stands beside the rating.",
      ...provable,
    }).optional(),
    // Source and date of a claim belong to the advertiser's proof.
    source: text("Where rating and number of graduates come from", {
      max: 200,
      help: "How many people you asked, and how. It stands beside the rating.",
      ...provable,
    }).optional(),
    asOf: text("Month and year of that source", { max: 30, ...provable }).optional(),
    mostBooked: text("What shows that most people book the course", {
      max: 200,
      help: "Such as “bookings in 2026”. It stands below “Most Popular” on your services page. While it’s empty, the course isn’t called “Most Popular”.",
      beforeLaunch:
        "“Most Popular” without proof breaks the Australian Consumer Law. Say what shows it, or leave it empty.",
    }).optional(),
  }),

  social: list(
    "Profiles elsewhere",
    group("Profile", { network: text("Network", { max: 30 }), url: url("Address") }),
  ),

  analytics: group("Visit statistics", {
    measurementId: text("Google Analytics measurement id", {
      max: 20,
      help: "Such as G-AB12CD34EF.",
      whenEmpty:
        "Optional: while empty, the site counts visits itself. For Google Analytics, enter the measurement id.",
    })
      .refine(
        (id) => /^G-[A-Z0-9]{4,}$/.test(id),
        "isn’t a measurement id. Copy it from Google Analytics: it looks like G-AB12CD34EF",
      )
      .optional(),
  }),
  functions: group("Endpoint of the forms", {
    url: endpoint("Address", {
      max: 200,
      help: "This site’s own server, unless the functions are hosted elsewhere.",
    }),
    publicKey: text("Public key", {
      max: 400,
      help: "Only for hosts that require one. Never a secret.",
    }).optional(),
  }),
  newsletterList: group("External mailing list", {
    url: httpsUrl("Address that its sign-up form posts to"),
    honeypot: text("Name of the form’s hidden field", { max: 100 }),
    redirectsTo: list("Other sites that it redirects to", httpsUrl("Site")),
  }).optional(),

  newsletter: group("Newsletter", {
    frequency: text("How often it comes", { max: 40, help: "Stands after “A letter,” on the site." }),
  }),

  acknowledgementOfCountry: text("Acknowledgement of Country", {
    max: 240,
    beforeLaunch: "Agree the wording with the Traditional Owners.",
  }),
  sentences: group("Sentences that stand word for word in several places", {
    crisis: text("Help in a crisis", {
      max: 160,
      help: "Each line stays on one line where it fits. Numbers of the support lines become links.",
    }),
    harms: text("How often it goes wrong", { max: 400, hasLinks: true }),
    refund: text("Refund", { max: 160, hasLinks: true }),
    moving: text("Moving to another term", { max: 150, help: "Follows the refund." }),
    coachingChange: text("Moving a coaching session", { max: 120 }),
    inPerson: text("Where coaching takes place", { max: 80 }),
    introCall: text("The free intro call", { max: 80 }),
    recording: text("Recordings of the course", { max: 160 }),
    credit: text("Whose techniques you teach", {
      max: 160,
      help: "Stands where techniques are named: in the practices, the room, the videos and the class.",
    }),
    videoLink: text("When the link to the video call comes", {
      max: 120,
      beforeLaunch: "As you really send it: the enrol page, the course page and the calendar files say it.",
    }),
  }),
  healthNotice: text("Health notice", { max: 300 }),

  supportLines: list(
    "Support lines",
    group("Support line", {
      name: text("Name", { max: 60 }),
      number: phone("Number", { beforeLaunch: "Check it on the service’s website." }),
      textNumber: phone("Number for text messages", {
        beforeLaunch: "Check it on the service’s website.",
      }).optional(),
      purpose: text("What it is for", { max: 120 }),
    }),
  ),
});

export type Business = z.output<typeof businessSchema>;
