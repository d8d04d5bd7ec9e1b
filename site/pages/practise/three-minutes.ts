/** The fragment of links that begin three minutes at once, `/practise#three-minutes`. */
export const threeMinutes = "three-minutes";
