/** The alert of a play button whose video has no id yet. The specification fixes its words. */
export const videoComingSoon = "Video coming soon! YouTube ID needs to be added.";
