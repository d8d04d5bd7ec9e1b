/* The breakpoints of `breakpoints.css` for `media` attributes, which can't use custom media. */
export const belowTablet = "(width < 48rem)";
export const belowWide = "(width < 70rem)";
export const darkMode = "(prefers-color-scheme: dark)";
