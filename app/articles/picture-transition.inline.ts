/** Lets a card's picture grow into the article, and shrink back, where the browser can do that. */

/** What the picture of an article is called in a transition between two documents, as in its style sheet. */
const pictureName = "article-picture";

/** Names the picture on the card of one article, so that it becomes the picture at that article's head, and back. */
const namePictureOf = (address: string | null | undefined) => {
  for (const card of document.querySelectorAll("[data-article]")) {
    const isThis = card.querySelector("a")?.href === address;
    card.querySelector("img")?.style.setProperty("view-transition-name", isThis ? pictureName : "none");
  }
};

addEventListener("pageswap", ({ activation, viewTransition }) => {
  const to = activation?.entry.url;
  // Anywhere else nothing moves, and a phone would take a tenth of a second to draw this page for it.
  if (to && !to.startsWith(`${location.origin}/blog`)) viewTransition?.skipTransition();
  namePictureOf(to);
});
addEventListener("pagereveal", () => namePictureOf(window.navigation?.activation?.from?.url));
