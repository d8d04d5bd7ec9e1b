/** Where the browser keeps the wall, alone in its module for the page's own script. */
export const wallKey = "practice-room.wall";
