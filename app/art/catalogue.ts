/** Of a picture: its own width and height, and what there is to see where it is more than decoration. */
export type Entry = { readonly width: number; readonly height: number; readonly alt: string };

const entry = (width: number, height: number, alt = ""): Entry => ({ width, height, alt });

/**
 * The pictures by their names, without the `-dark` that says the same in other inks. Their sizes keep the
 * page still while they load; the words are there for a page that has none better.
 */
export const catalogue = {
  "hero-wide": entry(
    1600,
    900,
    "Linocut of Lake Wendouree at dawn: two black swans, and the sun rising behind Mount Warrenheip",
  ),
  "hero-mid": entry(
    1100,
    1100,
    "Linocut of Lake Wendouree at dawn: two black swans, and the sun rising behind Mount Warrenheip",
  ),
  "hero-tall": entry(
    660,
    1380,
    "Linocut of Lake Wendouree at dawn: two black swans, and the sun rising behind Mount Warrenheip",
  ),
  "closing-wide": entry(1600, 700, "A black swan on the lake just before sunrise"),
  "closing-tall": entry(660, 620, "A black swan on the lake just before sunrise"),

  "plate-focus": entry(720, 840, "The gold plate: a disc, where its light lands, and a swan"),
  "plate-clarity": entry(720, 840, "The blue plate: ridges, ripples and reeds in separate lines, and a swan"),
  "plate-ease": entry(720, 840, "The pink plate: one wide and level field, and a swan"),
  "plate-bill": entry(720, 840),
  "three-plates": entry(720, 840, "A black swan on still water, printed from three plates"),

  "card-flock": entry(560, 250, "A small flock of swans"),
  "card-weeks": entry(560, 250, "Eight suns, each higher than the last"),
  "card-pair": entry(560, 250, "Two swans, face to face"),
  portrait: entry(640, 760, "The teacher in a beanie, from behind, looking over the lake"),

  letterbox: entry(
    720,
    1180,
    "A milk-can letterbox on a post, with a letter in it and a magpie singing on top",
  ),
  "letterbox-wide": entry(
    720,
    700,
    "A milk-can letterbox on a post, with a letter in it and a magpie singing on top",
  ),
  stamp: entry(220, 264, "A stamp: a black swan under a rising sun"),
  postmark: entry(430, 200, "A postmark"),

  wake: entry(1600, 900, "Still water, a wake and one feather. The swan is leaving on the right"),
  "wake-tall": entry(760, 1500, "Still water, a wake and one feather. The swan is leaving on the right"),
  misprint: entry(720, 760, "The print of the swan with its three plates badly out of register"),

  "tuesday-wide": entry(
    720,
    900,
    "210 marks in a tangle: discs, wavy lines and rings, over and under each other",
  ),
  "tuesday-tall": entry(
    390,
    300,
    "210 marks in a tangle: discs, wavy lines and rings, over and under each other",
  ),
  "sorted-see": entry(560, 200, "70 discs, in rows"),
  "sorted-hear": entry(560, 200, "70 wavy lines, in rows"),
  "sorted-feel": entry(560, 200, "70 rings, in rows"),
  "mark-see": entry(32, 32, "See"),
  "mark-hear": entry(32, 32, "Hear"),
  "mark-feel": entry(32, 32, "Feel"),
  "settle-line": entry(1600, 200),
  "settle-line-tall": entry(72, 1000),

  wattle: entry(560, 900),
  "wattle-small": entry(700, 220),
  driveway: entry(
    900,
    700,
    "Linocut: at dusk, a car in the driveway of a weatherboard house, somebody still at the wheel, one window lit",
  ),
  lap: entry(900, 760, "Linocut map of Lake Wendouree, with the walking track all the way around it"),

  "spot-focus": entry(240, 240, "One bulrush among blades"),
  "spot-relief": entry(240, 240, "A heavy coat, hung up"),
  "spot-fulfilment": entry(240, 240, "A cup, steaming"),
  "spot-insight": entry(240, 240, "A feather, every barb of it"),
  "spot-mastery": entry(240, 240, "A gate that latches"),
  "spot-connection": entry(240, 240, "Two magpies on one wire, one of them singing"),

  "thumb-class": entry(144, 104),
  "thumb-course": entry(144, 104),
  "thumb-coaching": entry(144, 104),
  "thumb-blog": entry(144, 104),
  "thumb-videos": entry(144, 104),
} as const satisfies Readonly<Record<string, Entry>>;
