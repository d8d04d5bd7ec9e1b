import type { drawnArticles } from "../../../domain/pictures.ts";

const files = import.meta.glob<string>(
  ["../../../site/pictures/*.svg", "!../../../site/pictures/*-{dark,mid}.svg"],
  { eager: true, import: "default", query: "?url" },
);

/** Returns the URL of a drawn picture; undefined if none has that name. */
export const urlOfPrint = (name: string): string | undefined => files[`../../../site/pictures/${name}.svg`];

/** What each print above an article is called, and words that hold for it: she may write others. */
export const articlePrints = {
  "benefits-of-meditation": ["Galahs", "Five galahs on telephone wires above wattle, each in another mood."],
  "best-time-to-meditate": [
    "Verandah",
    "A verandah whose five bays frame the hills at five different hours.",
  ],
  "driving-meditation": ["Steering wheel", "Gloved hands on a steering wheel, on an avenue of autumn trees."],
  "eyes-open-meditation": ["Goalposts", "Goalposts on a frosty oval, seen between a beanie and a scarf."],
  "how-meditation-changes-brain": ["Sheep", "Sheep in a paddock leave a worn track for a faint one."],
  "meditation-anxiety-stress": [
    "Storm front",
    "A storm front over Lake Wendouree, and a dinghy on calm water.",
  ],
  "meditation-myths": ["Swans", "Three black swans on pink water; one has a white reflection."],
  "no-time-for-meditation": [
    "Early cup",
    "Someone with a cup, in a strip of sunrise between dark buildings.",
  ],
  "where-mindfulness-comes-from": [
    "Wading birds",
    "Wading birds fly from the pagodas of Burma to a goldfields town.",
  ],
} as const satisfies Record<(typeof drawnArticles)[number], readonly [name: string, alt: string]>;

/** Words that hold for each print that can stand in an article: she may write others. */
export const wordsForPrints: Readonly<Record<string, string>> = {
  accounts: "An open account book with columns of figures.",
  "alarm-clock": "An alarm clock on a frosty table rings at five.",
  bins: "Two wheelie bins at the kerb, under a street lamp.",
  dishes: "Clean plates in a rack, a washing-up brush and suds.",
  driveway: "A car in the driveway at dusk, one window lit.",
  forecast: "A weather map: a rain front, and high pressure behind it.",
  gaze: "A chair; a dotted line from eye height down to the floor.",
  "kangaroo-sign": "A yellow warning sign with a black kangaroo, beside a country road.",
  kettle: "A kettle on a stove, with steam.",
  lap: "Lake Wendouree from above, with the path around it.",
  outlook: "A window: outside a roof, a hill, a gum tree, a cloud.",
  pebbles: "Five pebbles balanced on each other by calm water.",
  pie: "A meat pie with a blob of sauce steams on a plate.",
  "slow-motion": "Seven frames of film: discs, waves and rings for seen, heard, felt.",
  "table-notebook": "An open notebook with a few lines, a pencil across it.",
  toaster: "Two slices of toast come up out of a toaster, steaming.",
  toothbrush: "Two toothbrushes in a glass, in the morning sun.",
  trailer: "A ute backs a trailer full of branches towards two bollards.",
  wader: "A sandpiper stands in the mud at the rim of a lake.",
};
