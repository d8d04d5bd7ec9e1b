/* Morphs the picture of a card into that of its article, and back, by a cross-document view transition. */

/** As in `picture-transition.css`. */
const pictureName = "article-picture";

/** Names the picture on the card that links to an article, and no other. */
const namePictureOf = (url: string | null | undefined) => {
  for (const card of document.querySelectorAll("#articles li")) {
    const isThis = card.querySelector("a")?.href === url;
    card.querySelector("img")?.style.setProperty("view-transition-name", isThis ? pictureName : "none");
  }
};

addEventListener("pageswap", ({ activation, viewTransition }) => {
  const to = activation?.entry.url;
  // Other pages have no such picture, and capturing this page takes a phone 100 ms.
  if (to && !to.startsWith(`${location.origin}/blog`)) viewTransition?.skipTransition();
  namePictureOf(to);
});
addEventListener("pagereveal", () => namePictureOf(window.navigation?.activation?.from?.url));
