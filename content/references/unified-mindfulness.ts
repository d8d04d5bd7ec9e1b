import type { Reference } from "./reference.ts";

/** Trials of Unified Mindfulness, and its own texts. */
export const unifiedMindfulnessReferences = {
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
