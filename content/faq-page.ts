import { business } from "#content/business";
import { coaching, course, sundayClass } from "#content/schedule";
import { money } from "../app/ui/money.ts";
import type { Faq } from "./faqs.ts";

/** The ten general questions of the FAQ page. */
export const generalFaqs: readonly Faq[] = [
  {
    id: "what-it-is",
    question: "What is it, minus the brochure?",
    answer:
      "Noticing what you see, hear and feel while it’s happening, with some skill. Unified Mindfulness, the system I teach, trains three: Concentration (keeping attention on what you chose), Sensory Clarity (telling what’s actually there, in detail) and Equanimity (letting it come and go without a fight).",
  },
  {
    id: "stop-thinking",
    question: "Do I have to stop thinking?",
    answer:
      "No, and you couldn’t if I asked. Thoughts are some of the things you learn to notice: a picture in the head, a sentence in the head. A session full of them is a session with plenty to practise on.",
  },
  {
    id: "how-long",
    question: "How long before I notice anything?",
    answer: `Some people notice something in the first sitting, some in a month, some conclude it isn’t for them. In one study of beginners, about thirteen minutes a day made a difference to mood and attention by week eight and none by week four. One study isn’t a law, but it’s why the course lasts ${course.sessions} weeks.`,
  },
  {
    id: "evidence",
    question: "Is there evidence, or is it vibes?",
    answer:
      "There’s evidence, and it’s mixed. Some trials report small to moderate benefits for stress and mood; the gap shrinks when the other group does something sensible too, such as exercise, and plenty of studies are small. So I teach it as a thing to test on yourself.",
  },
  {
    id: "apps",
    question: "Why would I pay, when there are free apps?",
    answer:
      "Perhaps you shouldn’t. My own practices are on this site for nothing, so start there. What a recording can’t do is hear how it went, and tell you that the bit you thought was failing was the bit that was working.",
  },
  {
    id: "floor",
    question: "Do I have to sit on the floor?",
    answer:
      "No. A kitchen chair is fine, and so is a bed, a bus or a walk. Crossed legs are for people with better hips than mine.",
  },
  {
    id: "worse",
    question: "Could it make me feel worse?",
    answer:
      "Most people find short, gentle practice manageable. Some notice difficult feelings, and a small number have lasting trouble. Ease off, open your eyes, move, or stop. If you live with trauma, psychosis or a current mental-health condition, talk with your health professional first, and tell me.",
  },
  {
    id: "psychologist",
    question: "I’m seeing a psychologist. Is that a problem?",
    answer:
      "Not for me. Let them know what you’re learning, since they know you and I don’t. It can sit alongside that care and it’s no substitute for it. If you need to talk to somebody today, Lifeline is on 13 11 14.",
  },
  {
    id: "hated-it",
    question: "I’ve tried it before and hated it.",
    answer: `Good, that’s information. Was it the sitting still, the voice, the silence, or being bad at something? There are over ${business.claims.techniques} standard techniques, and they don’t have much in common. Bring the grievance to the first call.`,
  },
  {
    id: "rebate",
    question: "Can I claim it on Medicare or private health?",
    answer:
      "No. It’s education, not treatment, so there’s no rebate and no referral. The prices here are the prices.",
  },
];

/** About the Sunday class. */
export const classFaqs: readonly Faq[] = [
  {
    id: "every-week",
    question: "Do I have to come every week?",
    answer: "No. Every class stands on its own. People who come when they can are most of the room.",
  },
  {
    id: "class-cost",
    question: "What does the class cost?",
    answer: `Whatever the centre charges for a casual class. You pay them, not me, and they open bookings ${sundayClass.bookingOpensDaysBefore} days before.`,
  },
  {
    id: "class-age",
    question: "Can I bring my teenager?",
    answer: "From sixteen, with you in the room. Younger than that, give me a ring first.",
    sample: true,
  },
];

/** About the online course. */
export const onlineCourseFaqs: readonly Faq[] = [
  {
    id: "camera",
    question: "Does my camera have to be on?",
    answer:
      "It helps me teach you, and nobody will chase you about it. Plenty of people practise with it off.",
  },
  {
    id: "missed-week",
    question: "I’ll be away for one of the eight. Is it still worth it?",
    answer:
      "Yes. Each session is recorded and comes with its handout, and I’ll catch you up before the next.",
  },
  {
    id: "interstate",
    question: "I’m not in Victoria. When is it for me?",
    answer:
      "The sessions follow Melbourne’s clocks, daylight saving included. Where you choose a term, every one of its dates is shown in your own time as well.",
  },
];

/** About coaching. */
export const coachingFaqs: readonly Faq[] = [
  {
    id: "sessions",
    question: "How many sessions will I need?",
    answer:
      "One answers one question. A habit tends to take a few. You book and pay for each by itself, so the number stays yours to decide.",
  },
  {
    id: "coaching-place",
    question: "Do we have to meet on a screen?",
    answer: `By video from anywhere in Australia, or across a table in ${business.place.town} when I have a room. Same ${coaching.sessionMinutes} minutes, same ${money(coaching.price)}.`,
  },
  {
    id: "coaching-talk",
    question: "Will I have to talk about my childhood?",
    answer:
      "No. We talk about what your attention does and what you’d like it to do. If it turns out you need a different kind of conversation, I’ll say so and help you find who to ask.",
  },
];
