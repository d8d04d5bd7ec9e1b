import type { Reference } from "./reference.ts";

/** History. */
export const historyReferences = {
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
} as const satisfies Record<string, Reference>;
