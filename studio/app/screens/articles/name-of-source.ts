/** Returns what a source is called in a sentence: `Galante 2021`. */
export const nameOfSource = ({
  authors,
  year,
}: {
  readonly authors: string;
  readonly year: string;
}): string => `${authors.split(/[ ,]/)[0]} ${year}`.trim();
