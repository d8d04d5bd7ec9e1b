/** Returns the URL of the teacher's photograph in AVIF, which the build makes of her file. Browsers that lack AVIF take the file. */
export const portraitAvif = (path: string): string => `${path}.avif`;
