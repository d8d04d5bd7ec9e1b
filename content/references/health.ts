import type { Reference } from "./reference.ts";

/** Stress, anxiety and wellbeing, and adverse effects. */
export const healthReferences = {
  // Stress, anxiety, wellbeing: reviews, large trials, surveys
  "abs-2023": {
    authors: "Australian Bureau of Statistics",
    year: 2023,
    title: "National Study of Mental Health and Wellbeing, 2020–2022",
    container: "Australian Bureau of Statistics",
    url: "https://www.abs.gov.au/statistics/health/mental-health/national-study-mental-health-and-wellbeing/2020-2022",
  },
  "davies-preprint": {
    authors: "Davies JN, Bailey C, Galante J, et al.",
    title:
      "Prevalence and predictors of meditation use in Australia and New Zealand: results from a nationally representative survey",
    container: "OSF Preprints",
    doi: "10.31219/osf.io/ecsqv",
    remark: "Preprint, not reviewed by peers in the form that we read",
  },
  "galante-2021": {
    authors: "Galante J, Friedrich C, Dawson AF, et al.",
    year: 2021,
    title:
      "Mindfulness-based programmes for mental health promotion in adults in nonclinical settings: a systematic review and meta-analysis of randomised controlled trials",
    container: "PLOS Medicine",
    locator: "18(1), e1003481",
    doi: "10.1371/journal.pmed.1003481",
  },
  "goldberg-2022": {
    authors: "Goldberg SB, Riordan KM, Sun S, et al.",
    year: 2022,
    title:
      "The empirical status of mindfulness-based interventions: a systematic review of 44 meta-analyses of randomized controlled trials",
    container: "Perspectives on Psychological Science",
    locator: "17(1), 108–130",
    doi: "10.1177/1745691620968771",
  },
  "goyal-2014": {
    authors: "Goyal M, Singh S, Sibinga EMS, et al.",
    year: 2014,
    title:
      "Meditation programs for psychological stress and well-being: a systematic review and meta-analysis",
    container: "JAMA Internal Medicine",
    locator: "174(3), 357–368",
    doi: "10.1001/jamainternmed.2013.13018",
  },
  "kuyken-2016": {
    authors: "Kuyken W, Warren FC, Taylor RS, et al.",
    year: 2016,
    title:
      "Efficacy of mindfulness-based cognitive therapy in prevention of depressive relapse: an individual patient data meta-analysis from randomized trials",
    container: "JAMA Psychiatry",
    locator: "73(6), 565–574",
    doi: "10.1001/jamapsychiatry.2016.0076",
    remark: "Its authors include the three who devised the programme",
  },
  "lieberman-2007": {
    authors: "Lieberman MD, Eisenberger NI, Crockett MJ, et al.",
    year: 2007,
    title:
      "Putting feelings into words: affect labeling disrupts amygdala activity in response to affective stimuli",
    container: "Psychological Science",
    locator: "18(5), 421–428",
    doi: "10.1111/j.1467-9280.2007.01916.x",
    remark: "A laboratory study of naming, not of meditation",
  },
  "van-dam-2018": {
    authors: "Van Dam NT, van Vugt MK, Vago DR, et al.",
    year: 2018,
    title:
      "Mind the hype: a critical evaluation and prescriptive agenda for research on mindfulness and meditation",
    container: "Perspectives on Psychological Science",
    locator: "13(1), 36–61",
    doi: "10.1177/1745691617709589",
  },

  // What can go wrong
  "britton-2021": {
    authors: "Britton WB, Lindahl JR, Cooper DJ, et al.",
    year: 2021,
    title: "Defining and measuring meditation-related adverse effects in mindfulness-based programs",
    container: "Clinical Psychological Science",
    locator: "9(6), 1185–1204",
    doi: "10.1177/2167702621996340",
  },
  "farias-2020": {
    authors: "Farias M, Maraldi E, Wallenkampf KC, et al.",
    year: 2020,
    title: "Adverse events in meditation practices and meditation-based therapies: a systematic review",
    container: "Acta Psychiatrica Scandinavica",
    locator: "142(5), 374–393",
    doi: "10.1111/acps.13225",
  },
  "goldberg-2021": {
    authors: "Goldberg SB, Lam SU, Britton WB, et al.",
    year: 2022,
    title:
      "Prevalence of meditation-related adverse effects in a population-based sample in the United States",
    container: "Psychotherapy Research",
    locator: "32(3), 291–305",
    doi: "10.1080/10503307.2021.1933646",
    remark: "Online from 2021",
  },
} as const satisfies Record<string, Reference>;
