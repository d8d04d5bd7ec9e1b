import type { Reference } from "./reference.ts";

/** Driving. */
export const drivingReferences = {
  "galera-2012": {
    authors: "Galéra C, Orriols L, M’Bailara K, et al.",
    year: 2012,
    title: "Mind wandering and driving: responsibility case-control study",
    container: "BMJ",
    locator: "345, e8105",
    doi: "10.1136/bmj.e8105",
  },
  "gil-jardine-2017": {
    authors: "Gil-Jardiné C, Née M, Lagarde E, et al.",
    year: 2017,
    title:
      "The distracted mind on the wheel: overall propensity to mind wandering is associated with road crash responsibility",
    container: "PLOS ONE",
    locator: "12(8), e0181327",
    doi: "10.1371/journal.pone.0181327",
  },
  "murphy-2019": {
    authors: "Murphy G, Matvienko-Sikar K",
    year: 2019,
    title: "Trait mindfulness & self-reported driving behaviour",
    container: "Personality and Individual Differences",
    locator: "147, 250–255",
    url: "https://www.drugsandalcohol.ie/30743/",
    remark: "The link goes to a library’s record, with the abstract",
  },
  "repeat-offenders-2021": {
    authors: "Baltruschat S, Mas-Cuesta L, Cándido A, et al.",
    year: 2021,
    title:
      "Repeat traffic offenders improve their performance in risky driving situations and have fewer accidents following a mindfulness-based intervention",
    container: "Frontiers in Psychology",
    locator: "11, 567278",
    doi: "10.3389/fpsyg.2020.567278",
    remark: "Two of the authors worked for Presentia, which trains people in mindfulness",
  },
  "valero-mora-2015": {
    authors: "Valero-Mora P, Pareja I, Pons D, et al.",
    year: 2015,
    title: "Mindfulness, inattention and performance in a driving simulator",
    container: "IET Intelligent Transport Systems",
    locator: "9(7), 690–693",
    doi: "10.1049/iet-its.2014.0172",
  },
  "victoria-phone-rules-2023": {
    authors: "Vats S",
    year: 2023,
    title: "How Victoria’s new distracted driver rules work",
    container: "PerthNow, from Australian Associated Press",
    url: "https://www.perthnow.com.au/news/crime/how-victorias-new-distracted-driver-rules-work-c-9754448",
    remark: "A news report of February 2023; the state’s road authority has the rules as they now stand",
  },
  "young-kl-2019": {
    authors: "Young KL, Koppel S, Stephens AN, et al.",
    year: 2019,
    title: "Mindfulness predicts driver engagement in distracting activities",
    container: "Mindfulness",
    locator: "10(5), 913–922",
    doi: "10.1007/s12671-018-1060-7",
    remark: "Drivers’ own reports",
  },
} as const satisfies Record<string, Reference>;
