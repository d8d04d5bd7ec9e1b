import { videoComingSoon } from "../../../content/videos/coming-soon.ts";

/** The dialog that plays videos, on every page that has any. */
export const playerId = "player";

/** The one other site that is ever asked for anything, and only after a visitor's click. */
export const videoHost = "https://www.youtube-nocookie.com";

/** The address at which a video plays at once, inside the page, with captions. */
export function embedAddress(id: string): string {
  return `${videoHost}/embed/${id}?autoplay=1&cc_load_policy=1&cc_lang_pref=en&playsinline=1&rel=0`;
}

/**
 * Makes the play buttons of a page work, before React and with it: it listens at the document.
 */
export function installPlayer(): void {
  let opener: HTMLElement | null = null;

  // Before anybody else: while React takes over, it holds back events from those who come later.
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-play]") : null;
      if (!button) return;
      opener = button;
      if (button.dataset.play) play(button.dataset);
      else alert(videoComingSoon);
    },
    true,
  );

  // Neither `close` nor `error` bubbles.
  document.addEventListener(
    "close",
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.id !== playerId) return;
      target.querySelector("iframe")?.remove();
      // Not every browser focuses a button that is clicked, and so knows where to return to.
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

/** Shows the player with a video. The frame is made only now: nothing has been asked for before. */
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
      // The video site refuses to play for a page that does not say where it is.
      referrerPolicy: "strict-origin-when-cross-origin",
      src: embedAddress(id),
    }),
  );
  dialog?.showModal();
}
