import type { Task } from "../../../core/readiness/read-tasks.ts";
import { countWords } from "../../ui/count-words.ts";
import { upperFirst } from "../../ui/letter-case.ts";
import { countTasks, minutesFor, type Row } from "./rows.ts";

/** “1 thing”, “2 things” */
export const things = (count: number): string => `${count} ${count === 1 ? "thing" : "things"}`;

/** “8 left, about five minutes” */
export function leftIn(rows: readonly Row[]): string {
  return `${countTasks(rows)} left, about ${duration(minutesFor(rows))}`;
}

function duration(minutes: number): string {
  if (minutes < 2) return "a minute";
  if (minutes < 10) return `${countWords(Math.round(minutes))} minutes`;
  if (minutes < 45) return `${Math.round(minutes / 10) * 10} minutes`;
  const hours = Math.max(1, Math.round(minutes / 60));
  return `${countWords(hours)} hour${hours === 1 ? "" : "s"}`;
}

/** What the owner calls a row. */
export function titleOf({ tasks }: Row): string {
  const [{ kind, field, label, title, knower }] = tasks;
  if (field?.name === "testimonials") return `${tasks.length} kind word${tasks.length === 1 ? "" : "s"}`;
  if (kind === "past term" && tasks.length > 1)
    return `${upperFirst(countWords(tasks.length))} terms are over`;
  if (isVideos(tasks[0])) {
    return tasks.length === 1 ? "A video has no film yet" : `${tasks.length} videos have no film yet`;
  }
  return knower === "centre" ? title : label;
}

/** What stands there now, shortened; undefined if nothing does. */
export function nowOf({ tasks }: Row): string | undefined {
  const { now, field } = tasks[0];
  if (now === undefined || field?.name === "testimonials") return undefined;
  const line = now.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

/** What to do about it; empty if its title says enough. */
export function adviceOf({ tasks }: Row): string {
  const [{ kind, field, advice }] = tasks;
  if (field?.name === "testimonials") {
    return "All made up. Publishing one breaks the Australian Consumer Law. A page with none leaves the section out.";
  }
  if (kind === "past term") return "Put in next year’s dates when you know them.";
  if (kind === "no intake") return "Put in the dates of the next term.";
  return isVideos(tasks[0])
    ? "Their written versions stand in for them."
    : advice.replace(/ \(npm run [^)]*\)/, "");
}

const isVideos = ({ kind, field }: Task) =>
  kind === "empty" && (field?.name === "lessons" || field?.name === "practices");

/** Returns the address of an email to the centre, with all questions; the owner puts in whom it goes to. */
export function emailToCentre(rows: readonly Row[], business: string): string {
  const questions = rows
    .flatMap(({ tasks }) => tasks)
    .map(({ title, now }, index) => {
      const guess = now === undefined ? "" : ` (I have: ${now})`;
      return `${index + 1}. ${title}${guess}`;
    });
  const body = [
    "Hello,",
    `I’m putting up the website of ${business}, and want to say the right things about the centre. Could you tell me what is right, and what I may publish?`,
    questions.join("\n"),
    "Thank you.",
  ].join("\n\n");
  return `mailto:?subject=${encodeURIComponent("A few questions for my website")}&body=${encodeURIComponent(body)}`;
}
