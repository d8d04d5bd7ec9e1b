import { embedUrl, playerId, videoComingSoon } from "./player.ts";

/** The button that opened the player. */
let opener: HTMLElement | null = null;

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-play]") : null;
  if (!button) return;
  opener = button;
  if (button.dataset.play) play(button.dataset);
  else alert(videoComingSoon);
});

// Captured, because `close` and `error` don't bubble.
document.addEventListener(
  "close",
  ({ target }) => {
    if (!(target instanceof HTMLDialogElement) || target.id !== playerId) return;
    target.querySelector("iframe")?.remove();
    // Not every browser focuses a clicked button, and so returns focus to it.
    opener?.focus({ preventScroll: true });
  },
  true,
);
document.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLImageElement && "thumbnail" in target.dataset) target.hidden = true;
  },
  true,
);

/** Opens the player. Creates the iframe only now, so that nothing is requested before. */
function play({ play: id = "", title = "", read = "" }: DOMStringMap): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${playerId}`);
  const part = (name: string) => dialog?.querySelector(`[data-player="${name}"]`);
  dialog?.setAttribute("aria-label", title);
  part("title")?.replaceChildren(title);
  part("read")?.setAttribute("href", read);
  part("screen")?.replaceChildren(
    Object.assign(document.createElement("iframe"), {
      title,
      allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
      // YouTube refuses to play without a referrer.
      referrerPolicy: "strict-origin-when-cross-origin",
      src: embedUrl(id),
    }),
  );
  dialog?.showModal();
}
