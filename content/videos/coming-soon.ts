/** What the play button of a video says while there is no id for it. */
export const videoComingSoon = "Video coming soon! YouTube ID needs to be added.";
