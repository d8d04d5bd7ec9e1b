import type { Reference } from "./reference.ts";

/** How to practise: mind-wandering, how long, when, eyes open. */
export const practiceReferences = {
  // Mind-wandering, how long, when, and how often
  "basso-2019": {
    authors: "Basso JC, McHale A, Ende V, et al.",
    year: 2019,
    title:
      "Brief, daily meditation enhances attention, memory, mood, and emotional regulation in non-experienced meditators",
    container: "Behavioural Brain Research",
    locator: "356, 208–220",
    doi: "10.1016/j.bbr.2018.08.023",
  },
  "berardi-2023": {
    authors: "Berardi V, Fowers R, Rubin G, et al.",
    year: 2023,
    title:
      "Time of day preferences and daily temporal consistency for predicting the sustained use of a commercial meditation app: longitudinal observational study",
    container: "Journal of Medical Internet Research",
    locator: "25, e42482",
    doi: "10.2196/42482",
    remark: "An observational study of the users of one commercial app",
  },
  "bowles-2022": {
    authors: "Bowles NI, Davies JN, Van Dam NT",
    year: 2022,
    title:
      "Dose–response relationship of reported lifetime meditation practice with mental health and wellbeing: a cross-sectional study",
    container: "Mindfulness",
    locator: "13(10)",
    doi: "10.1007/s12671-022-01977-6",
  },
  "cearns-clark-2023": {
    authors: "Cearns M, Clark SR",
    year: 2023,
    title:
      "The effects of dose, practice habits, and objects of focus on digital meditation effectiveness and adherence: longitudinal study of 280,000 digital meditation sessions across 103 countries",
    container: "Journal of Medical Internet Research",
    locator: "25, e43358",
    doi: "10.2196/43358",
    remark: "The first author worked for Insight Timer, the app that it studies",
  },
  "fowers-2025": {
    authors: "Fowers R, Coza A, Chung Y, et al.",
    year: 2025,
    title:
      "Identifying common patterns in the time of day of mindfulness meditation associated with long-term maintenance",
    container: "Behavioral Sciences",
    locator: "15(3), 381",
    doi: "10.3390/bs15030381",
    remark: "An observational study of paying users of one commercial app",
  },
  "killingsworth-gilbert-2010": {
    authors: "Killingsworth MA, Gilbert DT",
    year: 2010,
    title: "A wandering mind is an unhappy mind",
    container: "Science",
    locator: "330, 932",
    doi: "10.1126/science.1192439",
  },
  "lally-2010": {
    authors: "Lally P, van Jaarsveld CHM, Potts HWW, et al.",
    year: 2010,
    title: "How are habits formed: modelling habit formation in the real world",
    container: "European Journal of Social Psychology",
    locator: "40(6), 998–1009",
    doi: "10.1002/ejsp.674",
  },
  "schumer-2018": {
    authors: "Schumer MC, Lindsay EK, Creswell JD",
    year: 2018,
    title: "Brief mindfulness training for negative affectivity: a systematic review and meta-analysis",
    container: "Journal of Consulting and Clinical Psychology",
    locator: "86, 569–583",
    doi: "10.1037/ccp0000324",
  },
  "strohmaier-2021": {
    authors: "Strohmaier S, Jones FW, Cane JE",
    year: 2021,
    title:
      "Effects of length of mindfulness practice on mindfulness, depression, anxiety, and stress: a randomized controlled experiment",
    container: "Mindfulness",
    locator: "12(1), 198–214",
    doi: "10.1007/s12671-020-01512-5",
  },

  // Eyes open
  "sprawson-2020": {
    authors: "Sprawson et al.",
    year: 2020,
    title:
      "“And now close your eyes or lower your gaze”: exploring novice meditators and their attentional processes during meditation",
    container: "Journal of Cognitive Enhancement",
    doi: "10.1007/s41465-020-00175-3",
    remark: "We have read its abstract only",
  },
  "treeleaf-eyes": {
    authors: "Cohen J",
    year: 2021,
    title: "The eyes of zazen: neither open nor closed",
    container: "Treeleaf Zendo, forum",
    url: "https://www.treeleaf.org/forums/showthread.php?19081-The-Eyes-of-Zazen-Neither-Open-Nor-Closed",
    remark: "A Soto Zen priest, Jundo Cohen, answers a question in his community’s forum",
  },
} as const satisfies Record<string, Reference>;
