/** Whether a path is that of a picture that content may name. Files whose name begins with a dot are a system's own. */
export const isPicture = (file: string): boolean =>
  !/\/\./.test(file) &&
  (file.startsWith("public/photos/") || /^content\/articles\/[^/]+\.(?:jpe?g|png|webp)$/.test(file));
