/* Constants that the page's own script shares with the room. They bring no other code into it. */

/** Where the browser keeps the wall. */
export const wallKey = "practice-room.wall";

/** Where the tab keeps a print that isn't on the wall. */
export const unhungKey = "practice-room.unhung";

/** Where the tab keeps a sitting that goes on. */
export const sittingKey = "practice-room.sitting";

/** How the fragment begins that carries the marks of the home page's lake into three minutes: `/practise#go-on=…`. */
export const goOn = "go-on=";

/** The fragment of links that begin three minutes at once, `/practise#three-minutes`. */
export const threeMinutes = "three-minutes";
