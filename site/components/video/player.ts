/** The id of the dialog. */
export const playerId = "player";

/** The only third party that a page requests, and only after a click. */
export const videoHost = "https://www.youtube-nocookie.com";

/** Returns the URL of a video that plays immediately, with captions. */
export function embedUrl(id: string): string {
  return `${videoHost}/embed/${id}?autoplay=1&cc_load_policy=1&cc_lang_pref=en&playsinline=1&rel=0`;
}

/** The alert of a play button whose video isn’t on YouTube yet. The specification fixes its words. */
export const videoComingSoon = "Video coming soon! YouTube ID needs to be added.";
