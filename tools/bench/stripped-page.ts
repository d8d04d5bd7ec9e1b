const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const styles = /<style\b[^>]*>[\s\S]*?<\/style>|\sstyle="[^"]*"/g;
const links = /<link\b[^>]*>/g;
const pictures = /<(picture|svg)\b[\s\S]*?<\/\1>|<img\b[^>]*>/g;

/** Removes every script element: code, data and speculation rules. */
export const withoutScripts = (html: string): string => html.replaceAll(scripts, "");

/** Removes scripts, styles, fonts and pictures. The text and its elements stay. */
export const wordsOnly = (html: string): string =>
  withoutScripts(html).replaceAll(styles, "").replaceAll(links, "").replaceAll(pictures, "");
