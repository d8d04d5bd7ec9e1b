/**
 * The week of each layer of the eight-week print, back to front. A week may have two layers: the sun of
 * week six is behind the hills of week one.
 */
export const layerWeeks = [1, 6, 1, 8, 2, 3, 6, 4, 5, 7, 8] as const;
