import { videoComingSoon } from "../../../content/videos/coming-soon.ts";

/** The id of the dialog. */
export const playerId = "player";

/** The only third party that a page requests, and only after a click. */
export const videoHost = "https://www.youtube-nocookie.com";

/** Returns the URL of a video that plays immediately, with captions. */
export function embedUrl(id: string): string {
  return `${videoHost}/embed/${id}?autoplay=1&cc_load_policy=1&cc_lang_pref=en&playsinline=1&rel=0`;
}

/** Makes the play buttons of the page work. */
export function installPlayer(): void {
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
}

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
