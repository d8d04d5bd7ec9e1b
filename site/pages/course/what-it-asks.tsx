import { course as page } from "#content/pages/course";
import { course } from "#content/schedule";
import { Prose } from "../../components/prose/prose.tsx";
import { SideAnswers } from "../../components/side-heading/side-answers.tsx";

const words = page.whatItAsks;

const answers = [
  ...words.facts.map(({ name, text }) => ({ name, text: <Prose key={name} of={text} /> })),
  { name: words.whoCanJoin, text: course.whoCanJoin },
  { name: words.ifTooFew, text: course.ifTooFew },
  { name: words.ifDistressed, text: course.ifDistressed },
];

/** What a participant takes on: hours, discussion, recording, and what the owner has settled in `schedule.yaml`. */
export function WhatItAsks() {
  return <SideAnswers id="what-it-asks" heading={words.heading} answers={answers} />;
}
