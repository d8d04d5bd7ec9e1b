import { expect, test } from "vitest";
import { doubtfulAnswers } from "./doubtful-answers.ts";

const question = { id: "holidays", question: "Is it on in the school holidays?" };
const answersIn = (entry: object) =>
  doubtfulAnswers({ sundayClass: [entry], faqPage: { sundayClass: [] } }).map(({ sentence }) => sentence);

test("finds the answer that says the class is on in the holidays", () => {
  const answer = "Yes, and on long weekends too. See the timetable.";
  expect(doubtfulAnswers({ home: [], faqPage: { sundayClass: [{ ...question, answer }] } })).toEqual([
    {
      path: ["faqPage", "sundayClass", "holidays", "answer"],
      question: question.question,
      sentence: "Yes, and on long weekends too.",
      answer,
      listsClosures: false,
    },
  ]);
});

test.each([
  ["Mostly. Sundays without a class are listed here.", []],
  ["Yes", ["Yes"]],
])("finds in %j the doubtful %j", (answer, expected) => {
  expect(answersIn({ ...question, answer })).toEqual(expected);
});

test("leaves answers about something else, and unreadable files, alone", () => {
  expect(answersIn({ id: "chair", question: "Is there a chair?", answer: "Yes." })).toEqual([]);
  expect(answersIn({ id: "broken" })).toEqual([]);
  expect(doubtfulAnswers(null)).toEqual([]);
});
