/** Returns a count with its noun: "1 page", "3 pages". */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;
