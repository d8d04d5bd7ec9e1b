/** The alert of a play button whose video isn’t on YouTube yet. The specification fixes its words. */
export const videoComingSoon = "Video coming soon! YouTube ID needs to be added.";
