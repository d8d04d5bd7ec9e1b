import { alternativeText, group, list, phone, prose, text } from "./fields.ts";
import { heading } from "./page-fields.ts";

const ofArticle = { slots: ["article.minutes"] };
const ofVideo = { slots: ["video.title"] };
const ofTerm = { slots: ["term.name"] };
const fact = (title: string) => text(`Before your fact: ${title}`, { max: 40 });

/** `content/common.yaml`: words that several pages share, by the component that shows them. */
export const commonSchema = group("Shared words", {
  articles: group("Articles", {
    question: text("The question it answers, between quotation marks", {
      max: 30,
      slots: ["article.question"],
    }),
    length: text("Reading time", { max: 40, ...ofArticle }),
    read: text("Reading time, in a sentence", { max: 50, ...ofArticle }),
  }),
  calendar: group("Calendar files", {
    course: group("Course", {
      name: text("Name of the calendar", { max: 120 }),
      nameOfTerm: text("Name of the calendar of one term", { max: 80, ...ofTerm }),
      entry: text("Session", { max: 60, slots: ["week.number"] }),
      description: text("Description of a session", { max: 200, ...ofTerm }),
      place: text("Place", { max: 40 }),
    }),
    sundayClass: group("Sunday class", {
      name: text("Name of the calendar", { max: 120 }),
      entry: text("Class", { max: 60 }),
      unsure: text("Class that isn’t sure", { max: 60 }),
      description: text("Description of a class", { max: 300 }),
      place: text("Place", { max: 200 }),
    }),
  }),
  classFacts: group("Facts of the Sunday class", {
    next: text("Next class", { max: 12 }),
    perhaps: text("Before its day, while you haven’t said whether it’s on", { max: 20 }),
    time: text("Time", { max: 12 }),
    price: group("Price", {
      name: text("Name", { max: 12 }),
      text: prose("Text", { max: 60, slots: ["class.price"] }),
    }),
    place: group("Place", {
      name: text("Name", { max: 12 }),
      text: prose("Text", { max: 160 }),
      map: text("Link to the map", { max: 20 }),
    }),
    who: text("Who can come", { max: 12 }),
    places: group("How many fit", {
      name: text("Name", { max: 12 }),
      text: text("Text", { max: 30, slots: ["class.places"] }),
    }),
    publicTransport: text("Public transport", { max: 16 }),
    desk: text("Front desk", { max: 12 }),
    opens: prose("Until booking opens", { max: 60 }),
  }),
  closures: group("Days without a Sunday class", {
    notice: prose("When the coming Sunday has none", {
      max: 120,
      slots: ["closure.day", "closure.why", "class.next"],
    }),
    noticeWithoutReason: prose("The same, without a reason", {
      max: 120,
      slots: ["closure.day", "class.next"],
    }),
    list: prose("All to come", { max: 60, slots: ["closures"] }),
    unconfirmed: prose("Sundays in holidays, while you haven’t said", {
      max: 120,
      slots: ["closures.unconfirmed"],
    }),
    unsure: prose("Beside the button, while the next class is one of those", { max: 120 }),
    holidays: prose("Where no holidays are known, or JavaScript is off", { max: 160 }),
    entry: text("One of them", { max: 60, slots: ["closure.day", "closure.why"] }),
  }),
  elsewhere: group("A Sunday class at another place or time", {
    place: text("At another place", { max: 120, slots: ["class.day", "class.place", "class.times"] }),
    time: text("At another time", { max: 120, slots: ["class.day", "class.times"] }),
    short: text("Day, start and place, on the page of services", {
      max: 80,
      slots: ["class.day", "class.start", "class.place"],
    }),
  }),
  course: group("Facts of the course", {
    starts: text("Label of the first day", { max: 20 }),
    startsNext: text("First day of the next term", { max: 40, slots: ["term.start"] }),
    unannounced: text("Without dates", { max: 25 }),
    startsYearly: text("Where the page can’t tell the day", { max: 40 }),
    price: text("Label of the price", { max: 20 }),
    halfPrice: group("Places at half price, after the price", {
      one: prose("One", { max: 100 }),
      many: prose("Several", { max: 100, slots: ["course.halfPrice"] }),
      link: prose("Link below the booking button", { max: 60 }),
    }),
    when: text("Label of days and times", { max: 20 }),
    times: prose("Days and times", { max: 80 }),
    where: text("Label of the place", { max: 20 }),
    place: text("Place", { max: 60 }),
    refund: text("Label of the refund", { max: 20 }),
    refundTerms: prose("Refund in one line", { max: 160 }),
    emailDates: text("Button that asks for the next dates", { max: 30 }),
  }),
  coachingHours: text("Label of the days and hours of coaching", { max: 20 }),
  courseBadge: group("Badge of the course", {
    proven: text("With a source and a date", { max: 20 }),
    otherwise: text("Otherwise", { max: 24 }),
  }),
  form: group("Forms", {
    leaveEmpty: text("A field that only robots fill in", { max: 40 }),
    didYouMean: prose("Below an email address that was probably mistyped", {
      max: 60,
      slots: ["form.suggestedAddress"],
    }),
  }),
  introCall: group("Free intro call", {
    button: text("Button", { max: 50 }),
  }),
  links: group("Links", {
    newTab: text("After a link to another site, for screen readers", { max: 40 }),
  }),
  notices: group("Notices at the foot of the screen", {
    label: text("Name, for screen readers", { max: 40 }),
    dismiss: text("Button that closes one, for screen readers", { max: 40 }),
  }),
  quote: group("Kind words", {
    words: text("Words, between quotation marks", { max: 60, slots: ["quote.words"] }),
    author: prose("Name and role", { max: 80, slots: ["quote.name", "quote.role"] }),
    rating: text("Rating", { max: 60, slots: ["quote.rating"] }),
  }),
  shouldIDoThis: group("Who should talk with someone first", {
    heading: heading(),
    answers: list(
      "Answers",
      group("Answer", {
        when: text("Beginning of a sentence, or heading", { max: 30 }),
        text: prose("How it goes on", {
          max: 400,
          beforeLaunch: "Ask a clinician to read it, then confirm it.",
        }),
      }),
      { min: 1, max: 6 },
    ),
    crisis: text("Heading of the crisis line", { max: 30 }),
  }),
  sharing: group("Search engines and social networks", {
    picture: alternativeText("What the share picture shows", { max: 120 }),
    keywords: list("Keywords", text("Keyword", { max: 30 })),
    pictureWords: list("Words on the share picture, one line each", text("Line", { max: 24 }), {
      min: 1,
      max: 2,
    }),
    coursePictureWords: list(
      "Words on the course’s share picture, one line each",
      text("Line", { max: 24 }),
      {
        min: 1,
        max: 2,
      },
    ),
  }),
  terms: group("Terms of the course", {
    book: text("Button that books a term", { max: 50, ...ofTerm }),
    upcoming: text("Before it starts", { max: 30 }),
    inProgress: prose("While it runs", { max: 60, slots: ["term.week"] }),
    completed: text("After it has ended", { max: 30 }),
    booksNext: text("While it runs, if its next dates are known", {
      max: 100,
      slots: ["term.name", "term.start"],
    }),
    asks: text("While no new dates are known", { max: 120, slots: ["term.name"] }),
    writeToMe: prose("After it, on the card of a term that is over", { max: 80 }),
    withoutScripts: text("Where the page can’t tell the day", { max: 120, ...ofTerm }),
    time: text("Time of a session", { max: 60 }),
    next: text("The next term", { max: 60, slots: ["term.name", "term.start"] }),
    unannounced: text("The next term without dates", { max: 60, ...ofTerm }),
  }),
  videos: group("Videos", {
    length: text("Length", { max: 40, slots: ["video.minutes"] }),
    play: text("Button that plays it, for screen readers", { max: 50, ...ofVideo }),
    watch: text("Link to YouTube, in a plain browser", { max: 60, ...ofVideo }),
    player: text("Name of the player, for screen readers", { max: 30 }),
    close: text("Button that closes the player, for screen readers", { max: 40 }),
    readInstead: text("Link to the written version", { max: 40 }),
  }),
  panicking: group("Panicking now", {
    heading: heading(),
    steps: list("What to do", text("One thing", { max: 60 }), { min: 3, max: 3 }),
  }),
  warnings: group("Warnings", {
    call: text("Button", { max: 30, slots: ["warning.number"] }),
    chestPain: group("Chest pain", {
      heading: text("Heading", { max: 60 }),
      signs: prose("Signs", { max: 220 }),
      act: prose("What to do", {
        max: 200,
        help: "In articles it must fit on the first screen of a phone, with heading, signs and button.",
      }),
      known: prose("If a doctor knows about it or you aren’t sure, in the practice room", { max: 220 }),
      number: phone("Number that the button calls"),
    }),
  }),
  whoIsTeaching: group("Who is teaching", {
    heading: heading(),
    since: fact("teaching since"),
    trainedBy: fact("trained"),
    insurance: fact("insured"),
    workingWithChildren: fact("Working with Children Check"),
    groupSize: fact("group size"),
    platform: fact("video platform"),
    captions: fact("captions"),
    abn: fact("ABN"),
  }),
});
