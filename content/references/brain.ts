import type { Reference } from "./reference.ts";

/** The brain. */
export const brainReferences = {
  "brewer-2011": {
    authors: "Brewer JA, Worhunsky PD, Gray JR, et al.",
    year: 2011,
    title:
      "Meditation experience is associated with differences in default mode network activity and connectivity",
    container: "Proceedings of the National Academy of Sciences of the United States of America",
    locator: "108(50), 20254–20259",
    doi: "10.1073/pnas.1112029108",
  },
  "holzel-2011": {
    authors: "Hölzel BK, Carmody J, Vangel M, et al.",
    year: 2011,
    title: "Mindfulness practice leads to increases in regional brain gray matter density",
    container: "Psychiatry Research: Neuroimaging",
    locator: "191(1), 36–43",
    doi: "10.1016/j.pscychresns.2010.08.006",
    remark: "A larger study of 2022 (Kral et al.) did not find this again",
  },
  "kral-2022": {
    authors: "Kral TRA, Davis K, Korponay C, et al.",
    year: 2022,
    title:
      "Absence of structural brain changes from mindfulness-based stress reduction: two combined randomized controlled trials",
    container: "Science Advances",
    locator: "8(20), eabk3316",
    doi: "10.1126/sciadv.abk3316",
  },
  "lazar-2005": {
    authors: "Lazar SW, Kerr CE, Wasserman RH, et al.",
    year: 2005,
    title: "Meditation experience is associated with increased cortical thickness",
    container: "NeuroReport",
    locator: "16(17), 1893–1897",
    doi: "10.1097/01.wnr.0000186598.66243.19",
  },
  "tang-2015": {
    authors: "Tang Y-Y, Hölzel BK, Posner MI",
    year: 2015,
    title: "The neuroscience of mindfulness meditation",
    container: "Nature Reviews Neuroscience",
    locator: "16(4), 213–225",
    doi: "10.1038/nrn3916",
  },
} as const satisfies Record<string, Reference>;
