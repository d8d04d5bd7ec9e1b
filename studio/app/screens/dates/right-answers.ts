/** Answers that the owner found to be right, word for word, kept by the browser. */
const key = "answers that are still right";

export function rightAnswers(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  return Array.isArray(stored) ? stored.filter((answer) => typeof answer === "string") : [];
}

/** Keeps an answer, and returns all of them. */
export function rememberRight(answer: string): string[] {
  const all = [...new Set([...rightAnswers(), answer])];
  localStorage.setItem(key, JSON.stringify(all));
  return all;
}
