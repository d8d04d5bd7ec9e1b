import { course } from "#content/schedule";
import { money } from "../app/ui/money.ts";
import type { SampleMark } from "./owner-fact.ts";

/** Why people say they stopped, and the teacher’s answers. */
export const reasonsForStopping: readonly { readonly said: string; readonly answer: string }[] = [
  { said: "I couldn’t stop thinking.", answer: "Nobody can. You were set the wrong task." },
  {
    said: "I never knew if I was doing it right.",
    answer: "“Watch your breath” isn’t an instruction. It’s a heading.",
  },
  {
    said: "I couldn’t find the time.",
    answer: "Forty minutes on a cushion was never going to survive school drop-off.",
  },
  {
    said: "It got uncomfortable.",
    answer: "Some days it does. Week seven is about nothing else, and you can stop whenever you like.",
  },
  { said: "I had nobody to ask.", answer: "Apps are good talkers. They aren’t much as listeners." },
];

/** What a course has that an app tends to leave out. */
export const missing: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: "Sensory Clarity",
    text: "Following what you see, hear and feel while it’s happening, in enough detail to do something about it.",
  },
  { name: "Somebody to ask", text: "A teacher, live, who remembers what you said last Sunday." },
  {
    name: "Practice with the lights on",
    text: "Ways to train at the sink, in the queue and in the meeting, which is where you’ll want it.",
  },
];

/** What the training aims at. `spot` names the picture. */
export const gains = [
  {
    name: "Focus",
    spot: "focus",
    aim: "Choosing one thing and going back to it. Over and over, on purpose.",
  },
  {
    name: "Relief",
    spot: "relief",
    aim: "Giving an ache or a worry some room, where it used to get a fight.",
  },
  { name: "Fulfilment", spot: "fulfilment", aim: "Catching the good bits while they’re still warm." },
  { name: "Insight", spot: "insight", aim: "Seeing a habit early enough to see how it works." },
  {
    name: "Mastery",
    spot: "mastery",
    aim: "Shutting the gate while the horse is still in the paddock.",
  },
  {
    name: "Connection",
    spot: "connection",
    aim: "Hearing the end of someone’s sentence before you start your own.",
  },
] as const;

/**
 * A week of the course, and the plate that it adds to the print. Sample content, written from the system's
 * definitions; the teacher must replace it.
 */
export type CourseWeek = SampleMark & {
  readonly title: string;
  /** The week in one line. */
  readonly gist: string;
  readonly text: string;
  readonly onSunday: string;
  readonly atHome: string;
  readonly inks: string;
};

const daily = `${course.dailyPracticeMinutes} minutes`;

/** The eight weeks. Links lead to `#week-1` to `#week-8`, so keep the order. */
export const courseWeeks: readonly CourseWeek[] = [
  {
    title: "See, Hear, Feel",
    gist: "Sort everything into three piles.",
    text: "A truck reverses, you picture the driver, your jaw goes tight: Hear, See, Feel. Whatever turns up is one of the three, out in the world or in your own head and body. You note which, stay with it a few seconds, let it go and take the next. Guessing is allowed.",
    onSunday: "How the three skills fit together. Then one long practice, with questions.",
    atHome: `${daily} a day, in any chair.`,
    inks: "Inks: pink, gold let down with white, pale blue. Three flat shapes.",
    sample: true,
  },
  {
    title: "Feel Rest",
    gist: "Rest is something you can go and find.",
    text: "The kids are down, you’re on the couch, and you’re still braced. Not all of you, though: there’s a hand, an eyelid, the gap after a breath out. You find somewhere in the body that’s loose, or neutral, or willing to be, and stay there. The rest of you can carry on as it likes.",
    onSunday: "Finding rest in the body. Then its two cousins, See Rest and Hear Rest.",
    atHome: `${daily}, once a day. Bed counts.`,
    inks: "Ink: one thin grey-blue, laid level.",
    sample: true,
  },
  {
    title: "Daily life: microhits and background practice",
    gist: "Ninety seconds at the kettle counts.",
    text: "A microhit is a technique with most of your attention for a few seconds, or a few minutes, but under ten: at the kettle, in the queue, before the meeting. Background practice gives a technique a small share while the rest gets on with the job. One ear on the rain, say, while you wash up.",
    onSunday: "Picking moments out of your own week, and a technique for each.",
    atHome: "Microhits, as many as you remember. No sitting required.",
    inks: "Inks: gum-leaf green, and gold for the windows.",
    sample: true,
  },
  {
    title: "Feel Flow and ULTRA",
    gist: "Nothing in the body holds still.",
    text: "Pulse, breath, tingle, the lift before a sneeze. Flow is any of it changing: stronger, weaker, spreading, moving on. It isn’t the footballer’s kind and you needn’t be in a zone. ULTRA is the Universal Library for Training Attention, where the techniques are filed by what they train. This week you get your card.",
    onSunday: "Following change through the body, then a walk along the shelves.",
    atHome: `${daily} of Feel Flow, and one technique off the shelf.`,
    inks: "Ink: mid blue. The water starts to move.",
    sample: true,
  },
  {
    title: "Auto Walk",
    gist: "Let your legs get on with it.",
    text: "You’ve been walking for years without supervising it. Somewhere flat and safe you give up the steering, a step at a time, and notice that the walking is being done. Eyes and ears stay where you are.",
    onSunday: "Off camera, up and down wherever you happen to be.",
    atHome: "A hallway, a lawn, an oval. Not beside a road, and not at the water’s edge.",
    inks: "Inks: stubble gold, and black for the boot prints.",
    sample: true,
  },
  {
    title: "Feel Good and music",
    gist: "Pleasant things are practice too.",
    text: "You play a song you already like and find out where, in your body, you like it. You keep your attention there, and when it fades you go and get it: a smile, a memory, the chorus again. Nothing is forced. If a rotten mood comes along too, it can sit in the back.",
    onSunday: "Bring a song. Nobody else has to hear it.",
    atHome: "One song a day, doing nothing else.",
    inks: "Ink: wattle. The sun goes in late, as it does here.",
    sample: true,
  },
  {
    title: "Working with challenges",
    gist: "The same skills, in worse weather.",
    text: "Boredom, sore knees, three in the morning, the phone call. There’s the thing itself and there’s the wrestling with it, and you learn to tell one from the other: when to turn towards it, when to turn to something else on purpose. Small steps, your choice of weight, and you put it down when you’ve had enough.",
    onSunday: "Your own example, kept as private as you like.",
    atHome: `${daily}, plus one small job you’d usually put off.`,
    inks: "Ink: the blue of the water again, slanting.",
    sample: true,
  },
  {
    title: "A practice road map",
    gist: "What you’ll do in week nine.",
    text: "You look back over what you used, drop what you didn’t, and write a plan that fits on one page and allows for school holidays. In print, this is the block with the drawing on it. It goes down last.",
    onSunday: "Writing your map, with help.",
    atHome: "Up to you now.",
    inks: "Ink: black, and the plates underneath make sense.",
    sample: true,
  },
];

/** Practising alone compared with the course. */
export const twoPaths: readonly {
  readonly about: string;
  readonly alone: string;
  readonly inTheCourse: string;
}[] = [
  {
    about: "What you do",
    alone: "Whatever the app puts up today",
    inTheCourse: "One technique a week, in an order",
  },
  {
    about: "When it gets hard",
    alone: "Look it up, or leave it",
    inTheCourse: "Ask on Sunday, or write to me before then",
  },
  {
    about: "How you can tell",
    alone: "You can’t, quite",
    inTheCourse: "You know which skill you’re training, and which one is thin",
  },
  {
    about: "Company",
    alone: "None, which suits some people",
    inTheCourse: "A group who’ve had the same week",
  },
  {
    about: "Time",
    alone: "As long as it takes",
    inTheCourse: `${course.sessions} ${course.weekday}s, and about ${daily} a day`,
  },
  { about: "Cost", alone: "Free, or a subscription", inTheCourse: `${money(course.price)} AUD, once` },
];
