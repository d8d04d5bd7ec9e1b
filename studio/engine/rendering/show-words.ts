/** In a previewed page's URL, the moment at which it is shown, in milliseconds since 1970. */
export const momentParameter = "at";

/** Asks that the page shows the words that its hash names, or else the place where it was left. */
export const keepPlaceParameter = "keep-place";

/** In the query of a previewed page: it shows the words that its hash names, and says which words are pressed. */
export const showWordsParameter = "words";

/**
 * A script that scrolls to the first words that its page's hash names, and marks them; signs and spaces don't count. The script is for a
 * page beside its words, where a new hash comes with each field, or with each paragraph of an article.
 */
export const showWordsScript = `{
  const bare = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, "");
  let shown;
  const show = () => {
    const words = bare(decodeURIComponent(location.hash.slice(1)));
    const holds = (element) => !element.matches("script, style, template, noscript") && bare(element.textContent).includes(words);
    if (shown) shown.style.outline = "";
    if (!words || !holds(document.body)) return;
    shown = document.body;
    for (let inner = shown; inner; inner = [...shown.children].find(holds)) shown = inner;
    for (let fold = shown.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    shown.style.outline = "3px solid";
    shown.style.outlineOffset = "3px";
    shown.scrollIntoView({ block: "center", behavior: "instant" });
  };
  addEventListener("load", show);
  addEventListener("hashchange", show);
}`;

/** A script with which a press on a page tells the studio which words were pressed. */
export const tellWordsScript = (studioOrigin: string): string => `{
  addEventListener("click", (event) => {
    const pressed = event.target.closest?.("p, li, h1, h2, h3, h4, dt, dd, figcaption, blockquote, summary, label, a, button") ?? event.target;
    if (parent === window || !pressed.textContent.trim()) return;
    // A fold still opens; a link would lead away from the words.
    if (!event.target.closest("summary")) event.preventDefault();
    parent.postMessage({ words: pressed.textContent }, ${JSON.stringify(studioOrigin)});
  });
}`;

/**
 * Returns the address of a page that shows words; their beginning says enough. Without words it has no hash: a page that isn't
 * ready yet loads itself again, and browsers don't load an address with a hash again.
 */
export const pageWithWords = (page: string, words: string, parameter = showWordsParameter): string =>
  `${page}?${parameter}${words ? `#${encodeURIComponent(words.slice(0, 80))}` : ""}`;
