/**
 * The week that each layer of the eight-week print belongs to, from the back to the front. A week may
 * print in two places: the sun of week six stands behind the hills of week one.
 */
export const layerWeeks = [1, 6, 1, 8, 2, 3, 6, 4, 5, 7, 8] as const;
