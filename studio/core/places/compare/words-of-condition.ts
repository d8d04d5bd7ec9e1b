/** Returns when a condition of the schedule holds, in words: `completed:term-4-2026` is “after Term 4, 2026”. */
export function wordsOfCondition(condition: string): string {
  const [kind = "", subject = "", week = ""] = condition.split(":");
  if (kind === "sunday") return sundays[subject] ?? "on some days";
  if (condition === "next:none") return "while no term lies ahead";
  const term = subject.replace(/^(\w)/, (letter) => letter.toUpperCase()).replaceAll("-", " ");
  if (kind === "week") return `from week ${week} of ${term}`;
  return `${occasions[kind] ?? "on some days of"} ${term}`;
}

const sundays: Readonly<Record<string, string>> = {
  open: "while the next class can be booked",
  closed: "until booking opens for the next class",
  off: "before a Sunday without a class",
  on: "before a Sunday with a class",
  closures: "while Sundays without a class lie ahead",
};

const occasions: Readonly<Record<string, string>> = {
  next: "until the start of",
  current: "around",
  upcoming: "before",
  "in progress": "during",
  completed: "after",
};
