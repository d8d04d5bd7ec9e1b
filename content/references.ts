/** Where a source can be read: a DOI, a URL, or print only. */
type Place =
  | { /** Without the resolver's address. */ readonly doi: string; readonly url?: never }
  | { readonly url: string; readonly doi?: never }
  | { readonly doi?: never; readonly url?: never };

/** A source that the articles cite. */
export type Reference = Place & {
  /** Family name and initials, up to three authors, then "et al." */
  readonly authors: string;
  /** Year of final publication, if known. */
  readonly year?: number;
  readonly title: string;
  /** Full name of the journal, publisher or site. */
  readonly container: string;
  /** For example "18(1), e1003481" or "356, 208–220". */
  readonly locator?: string;
  /** What a reader should know, above all conflicts of interest. No full stop. */
  readonly remark?: string;
};

/** All sources by id. Articles cite them as `<Cite id="galante-2021" />`. */
export const references = {
  // Trials that used Unified Mindfulness or drew on it, and the theory behind them
  "chin-2019": {
    authors: "Chin B, Slutsky J, Raye J, et al.",
    year: 2019,
    title: "Mindfulness training reduces stress at work: a randomized controlled trial",
    container: "Mindfulness",
    locator: "10, 627–638",
    doi: "10.1007/s12671-018-1022-0",
    remark: "One of the authors, Julianna Raye, worked for Unified Mindfulness",
  },
  "lindsay-2018-emotions": {
    authors: "Lindsay EK, Chin B, Greco CM, et al.",
    year: 2018,
    title:
      "How mindfulness training promotes positive emotions: dismantling acceptance skills training in two randomized controlled trials",
    container: "Journal of Personality and Social Psychology",
    locator: "115(6), 944–973",
    doi: "10.1037/pspa0000134",
    remark: "One of the authors is Shinzen Young, who built Unified Mindfulness",
  },
  "lindsay-2018-stress": {
    authors: "Lindsay EK, Young S, Smyth JM, et al.",
    year: 2018,
    title:
      "Acceptance lowers stress reactivity: dismantling mindfulness training in a randomized controlled trial",
    container: "Psychoneuroendocrinology",
    locator: "87, 63–73",
    doi: "10.1016/j.psyneuen.2017.09.015",
    remark: "One of the authors is Shinzen Young, who built Unified Mindfulness",
  },
  "lindsay-2019-loneliness": {
    authors: "Lindsay EK, Young S, Brown KW, et al.",
    year: 2019,
    title:
      "Mindfulness training reduces loneliness and increases social contact in a randomized controlled trial",
    container: "Proceedings of the National Academy of Sciences of the United States of America",
    locator: "116(9), 3488–3493",
    doi: "10.1073/pnas.1813588116",
    remark: "One of the authors is Shinzen Young, who built Unified Mindfulness",
  },
  "lindsay-creswell-2017": {
    authors: "Lindsay EK, Creswell JD",
    year: 2017,
    title: "Mechanisms of mindfulness training: Monitor and Acceptance Theory (MAT)",
    container: "Clinical Psychology Review",
    locator: "51, 48–59",
    doi: "10.1016/j.cpr.2016.10.011",
    remark: "Its authors also ran trials that test it",
  },
  "simione-saldarini-2023": {
    authors: "Simione L, Saldarini F",
    year: 2023,
    title: "A critical review of the Monitor and Acceptance Theory of mindfulness",
    container: "Mindfulness",
    locator: "14(6), 1317–1328",
    doi: "10.1007/s12671-023-02129-0",
  },
  "slutsky-2019": {
    authors: "Slutsky J, Chin B, Raye J, et al.",
    year: 2019,
    title: "Mindfulness training improves employee well-being: a randomized controlled trial",
    container: "Journal of Occupational Health Psychology",
    locator: "24(1), 139–149",
    doi: "10.1037/ocp0000132",
    remark: "One of the authors, Julianna Raye, worked for Unified Mindfulness",
  },

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

  // The brain
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

  // Driving
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

  // History
  "braun-2013": {
    authors: "Braun E",
    year: 2013,
    title: "The birth of insight: meditation, modern Buddhism, and the Burmese monk Ledi Sayadaw",
    container: "University of Chicago Press",
    doi: "10.7208/chicago/9780226000947.001.0001",
  },
  "historical-dictionary-burma": {
    authors: "Seekins DM",
    year: 2006,
    title: "Historical dictionary of Burma (Myanmar)",
    container: "Scarecrow Press",
    locator: "entries “Mahasi Sayadaw” and “Ba Khin, U”",
  },
  "irrawaddy-goenka": {
    authors: "Kyaw Phyo Tha",
    year: 2013,
    title: "Burmese meditation guru Goenka dies at 90",
    container: "The Irrawaddy",
    url: "https://www.irrawaddy.com/business/burmese-meditation-guru-goenka-dies-90.html",
  },
  "kabat-zinn-1979": {
    authors: "Kabat-Zinn J",
    year: 2011,
    title: "Some reflections on the origins of MBSR, skillful means, and the trouble with maps",
    container: "Contemporary Buddhism",
    locator: "12(1), 281–306",
    doi: "10.1080/14639947.2011.564844",
    remark: "The founder’s own account",
  },
  "rhys-davids-1881": {
    authors: "Rhys Davids TW (translator)",
    year: 1881,
    title: "Buddhist suttas",
    container: "Clarendon Press",
    locator: "The Sacred Books of the East, volume XI",
    url: "https://buddhadust.net/dhamma-vinaya/bs/rhyt.bs_introduction.htm",
  },
  "satipatthana-mn10": {
    authors: "Bhikkhu Sujato (translator)",
    year: 2018,
    title: "Satipaṭṭhānasutta: mindfulness meditation",
    container: "SuttaCentral",
    locator: "Majjhima Nikāya 10",
    url: "https://suttacentral.net/mn10/en/sujato",
  },

  // Unified Mindfulness and Shinzen Young in their own words
  "lions-roar-2020": {
    authors: "Lion’s Roar Staff",
    year: 2020,
    title: "Meet a teacher: Shinzen Young",
    container: "Lion’s Roar",
    url: "https://www.lionsroar.com/meet-a-teacher-shinzen-young/",
    remark: "Young about himself",
  },
  "um-acceptance": {
    authors: "Unified Mindfulness",
    title: "Mindful acceptance: lowering stress reactivity",
    container: "unifiedmindfulness.com",
    url: "https://unifiedmindfulness.com/mindful-acceptance-lowering-stress-reactivity/",
    remark: "The school about its own system",
  },
  "young-happiness-2008": {
    authors: "Young S",
    year: 2008,
    title: "5 ways to know yourself as a spiritual being",
    container: "Shinzen Young, handout for students",
    url: "https://pdfslide.us/documents/5-ways-to-know-yourself.html",
    remark: "The link goes to a copy on somebody else’s site",
  },
  "young-organizing-practice": {
    authors: "Young S",
    title: "Organizing your practice",
    container: "Talk, transcribed by machine at truegoodness.onrender.com",
    url: "https://truegoodness.onrender.com/docs/shinzenvideos/organizing-your-practice-shinzen-young",
    remark: "Undated",
  },
  "young-outline-2016": {
    authors: "Young S",
    year: 2016,
    title: "An outline of practice",
    container: "Shinzen Young, paper for students",
    locator: "version 2.5",
    url: "https://www.scribd.com/document/369768722/AnOutlineOfPractice-ver2-5",
    remark: "First written in 2014; the link goes to a copy on somebody else’s site",
  },
  "young-see-hear-feel-2016": {
    authors: "Young S",
    year: 2016,
    title: "See hear feel: an introduction",
    container: "shinzen.org",
    locator: "draft, version 1.8",
    url: "https://www.shinzen.org/wp-content/uploads/2016/08/SeeHearFeelIntroduction_ver1.8.pdf",
  },
} as const satisfies Record<string, Reference>;

export type ReferenceId = keyof typeof references;
