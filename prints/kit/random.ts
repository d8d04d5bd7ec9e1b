/** Seeded random numbers: the same seed always gives the same picture. */
export type Random = {
  /** Returns a number from 0 (included) to 1 (excluded). */
  (): number;
  range(low: number, high: number): number;
  /** Returns a number from -1 to 1, mostly near 0. */
  bell(): number;
};

/** Returns a seeded generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    bell: () => (next() + next() + next()) / 1.5 - 1,
  });
}

/** Returns one-dimensional value noise from -1 to 1, with one random value per unit of x. */
export function createNoise(seed: number): (x: number) => number {
  const at = (i: number) => createRandom(seed * 7919 + i * 104_729)() * 2 - 1;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return at(i) * (1 - u) + at(i + 1) * u;
  };
}
