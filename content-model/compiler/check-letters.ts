import type { Content } from "../schema/content-files.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error for each letter that has the URL or the id of another one. */
export function checkLetters({ letters = [] }: Partial<Content>): CrossError[] {
  return (["slug", "id"] as const).flatMap((field) =>
    letters.flatMap((letter, index): CrossError[] => {
      const value = letter[field];
      if (letters.findIndex((other) => other[field] === value) === index) return [];
      const message =
        field === "slug"
          ? `Two letters have the address /letters/${value}. Change one of them.`
          : `The letter ${value} stands here twice. Delete one of them.`;
      return [{ name: "letters", path: [index, field], message }];
    }),
  );
}
