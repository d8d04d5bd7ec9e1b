/** Where the tab keeps a print that isn't on the wall, alone in its module for the page's own script. */
export const unhungKey = "practice-room.unhung";
