/*
 * A picture moves from the blog's list to its article only if the article's picture is there at the first paint: from within the
 * blog, that paint waits for it. Whoever comes from elsewhere sees the words as soon as they arrive.
 */
const { from } = window.navigation?.activation ?? {};
if (from?.url?.startsWith(`${location.origin}/blog`)) {
  const link = document.createElement("link");
  link.rel = "expect";
  link.href = `#${document.currentScript?.dataset.id}`;
  link.blocking.add("render");
  document.head.append(link);
}
