import { articlePrints } from "./article-prints.ts";
import { dayAndNight, dayInks } from "./kit/inks.ts";
import { type MarkInks, type Sense, senses } from "./motifs/marks.ts";
import { headCount } from "./pictures/articles/head-count.ts";
import { smallPrints } from "./pictures/articles/small/small-prints.ts";
import { boatSheds, evening, noon } from "./pictures/boat-sheds.ts";
import { besideTall, besideWide } from "./pictures/closings/beside.ts";
import { companyTall, companyWide, readersTall, readersWide } from "./pictures/closings/company.ts";
import { eveningTall, eveningWide } from "./pictures/closings/evening-table.ts";
import { laneTall, laneWide, poolsideTall, poolsideWide } from "./pictures/closings/lane.ts";
import { pageOfWaterTall, pageOfWaterWide } from "./pictures/closings/page-of-water.ts";
import { tinPhonesTall, tinPhonesWide } from "./pictures/closings/tin-phones.ts";
import { eightMid, eightShare, eightTall, eightWide, fourTall, fourWide } from "./pictures/course/eight.ts";
import { footprints } from "./pictures/course/footprints.ts";
import { fork } from "./pictures/course/fork.ts";
import { missingPlate } from "./pictures/course/missing-plate.ts";
import { mooredTall, mooredWide, pairTall, pairWide } from "./pictures/course/moored.ts";
import { seasons } from "./pictures/course/season-inks.ts";
import { season } from "./pictures/course/seasons.ts";
import { weekPrints } from "./pictures/course/week-prints.ts";
import { driveway } from "./pictures/driveway/driveway.ts";
import { fourCoatsTall, fourCoatsWide } from "./pictures/four-coats/four-coats.ts";
import { frontDoors } from "./pictures/front-doors.ts";
import { horizon } from "./pictures/horizon.ts";
import { kettle } from "./pictures/kettle.ts";
import { kitchenTable, laptopAtTheSide, laptopCard, laptopOffer } from "./pictures/kitchen-table.ts";
import { lake } from "./pictures/lake.ts";
import {
  bankMid,
  bankTall,
  bankWide,
  closingTall,
  closingWide,
  heroMid,
  heroTall,
  heroWide,
  shareView,
} from "./pictures/lake-views.ts";
import { lap, lapWide } from "./pictures/lap.ts";
import { carPart, carParts } from "./pictures/learner-car/car-parts.ts";
import {
  learnerCarTall,
  learnerCarWide,
  learnerCloseTall,
  learnerCloseWide,
} from "./pictures/learner-car/learner-car.ts";
import { letterbox } from "./pictures/letterbox.ts";
import { lessonPrint, lessonPrints } from "./pictures/library/lesson-prints.ts";
import { practicePrint, practicePrints } from "./pictures/library/practice-prints.ts";
import { lockers } from "./pictures/lockers.ts";
import { misprint } from "./pictures/misprint.ts";
import { openBook } from "./pictures/open-book.ts";
import { paperBoat } from "./pictures/paper-boat.ts";
import { pool, poolShare } from "./pictures/pool/pool.ts";
import { atTheWindow, face, portrait } from "./pictures/portrait.ts";
import { proppedPhone } from "./pictures/propped-phone.ts";
import { settleLine } from "./pictures/settle-line.ts";
import { shallowEnd } from "./pictures/shallow-end.ts";
import { shelfMid, shelfTall, shelfWide } from "./pictures/shoes.ts";
import { benefits, spot } from "./pictures/spots.ts";
import { postmark, stamp } from "./pictures/stamp.ts";
import { streetLibrary } from "./pictures/street-library.ts";
import { swanQuestion } from "./pictures/swan-question.ts";
import { tableThings, tableTop } from "./pictures/table-top.ts";
import { billPlate, clarityPlate, easePlate, focusPlate } from "./pictures/three-plates.ts";
import { threeWaysIn } from "./pictures/three-ways-in.ts";
import { menuThumbnails } from "./pictures/thumbnails.ts";
import { dayMarks, nightMarks, singleMark, sorted, tuesday } from "./pictures/tuesday.ts";
import {
  freeChairTall,
  freeChairWide,
  twoChairsAtTheSide,
  twoChairsCard,
  twoChairsMid,
  twoChairsOffer,
  twoChairsShare,
  twoChairsTall,
  twoChairsWide,
} from "./pictures/two-chairs/two-chairs.ts";
import { wake } from "./pictures/wake.ts";
import { washingLine } from "./pictures/washing-line.ts";
import { wattle, wattleSmall } from "./pictures/wattle.ts";

type Draw = () => string;

/** One picture for each of the three senses, light and dark. */
const marksByDayAndNight = (
  name: string,
  draw: (sense: Sense, inks: MarkInks) => string,
): Record<string, Draw> =>
  Object.fromEntries(
    senses.flatMap((sense) => [
      [`${name}-${sense}`, () => draw(sense, dayMarks)],
      [`${name}-${sense}-dark`, () => draw(sense, nightMarks)],
    ]),
  );

/** A spot illustration for each benefit, light and dark. */
const benefitSpots = (): Record<string, Draw> =>
  Object.assign(
    {},
    ...benefits.map((benefit) => dayAndNight(`spot-${benefit}`, ({ night }) => spot(benefit, night))),
  );

/** Parts of a learner's car, light and dark. */
const partsOfTheCar = (): Record<string, Draw> =>
  Object.assign(
    {},
    ...carParts.map((part) => dayAndNight(`car-${part}`, ({ night }) => carPart(part, night))),
  );

/** The table at each step of coaching, light and dark. */
const thingsOnTheTable = (): Record<string, Draw> =>
  Object.assign(
    {},
    ...tableThings.map((thing) => dayAndNight(`table-${thing}`, (inks) => tableTop(thing, inks))),
  );

/** A panel for the season of each term, light and dark. */
const seasonPanels = (): Record<string, Draw> =>
  Object.assign({}, ...seasons.map((kind) => dayAndNight(`season-${kind}`, (inks) => season(kind, inks))));

/** A thumbnail for each video of the library, light and dark. */
const libraryPrints = (): Record<string, Draw> =>
  Object.assign(
    {},
    ...practicePrints.map((slug) => dayAndNight(`practice-${slug}`, (inks) => practicePrint(slug, inks))),
    ...lessonPrints.map((slug) => dayAndNight(`lesson-${slug}`, (inks) => lessonPrint(slug, inks))),
  );

/** Each article's picture, wide and tall, light and dark. */
const articlePictures = (): Record<string, Draw> =>
  Object.assign(
    {},
    ...Object.entries(articlePrints).flatMap(([slug, draw]) => [
      dayAndNight(`article-${slug}`, (inks) => draw({ width: 1600, height: 675 }, inks)),
      dayAndNight(`article-${slug}-tall`, (inks) => draw({ width: 800, height: 900 }, inks)),
    ]),
  );

/** The small prints beside passages of articles, light and dark. */
const smallArticlePictures = (): Record<string, Draw> =>
  Object.assign({}, ...Object.entries(smallPrints).map(([name, draw]) => dayAndNight(name, draw)));

/** Draws every picture, by file name. Pages import `#pictures/NAME.svg`. */
export const pictureFiles: Readonly<Record<string, Draw>> = {
  ...dayAndNight("hero", heroWide),
  ...dayAndNight("hero-mid", heroMid),
  ...dayAndNight("hero-tall", heroTall),
  ...dayAndNight("bank", bankWide),
  ...dayAndNight("bank-mid", bankMid),
  ...dayAndNight("bank-tall", bankTall),
  closing: closingWide,
  "closing-tall": closingTall,

  ...dayAndNight("plate-focus", focusPlate),
  ...dayAndNight("plate-clarity", clarityPlate),
  ...dayAndNight("plate-ease", easePlate),
  ...dayAndNight("plate-bill", billPlate),

  ...dayAndNight("card-class", (inks) => pool({ width: 600, height: 400 }, 4, 0.42, inks)),
  ...dayAndNight("card-course", laptopCard),
  ...dayAndNight("card-coaching", twoChairsCard),
  ...dayAndNight("card-class-tall", (inks) => pool({ width: 480, height: 540 }, 3, 0.42, inks)),
  ...dayAndNight("card-course-tall", laptopAtTheSide),
  ...dayAndNight("card-coaching-tall", twoChairsAtTheSide),
  ...dayAndNight("offer-class", (inks) => pool({ width: 580, height: 540 }, "offer", 0.42, inks)),
  ...dayAndNight("offer-class-tall", (inks) => pool({ width: 600, height: 400 }, 4, 0.42, inks)),
  ...dayAndNight("offer-course", laptopOffer),
  ...dayAndNight("offer-course-tall", laptopCard),
  ...dayAndNight("offer-coaching", twoChairsOffer),
  ...dayAndNight("offer-coaching-tall", twoChairsCard),
  ...dayAndNight("portrait", (inks) => portrait("front", inks)),
  ...dayAndNight("face", face),
  ...dayAndNight("at-the-window", atTheWindow),
  ...dayAndNight("portrait-behind", (inks) => portrait("behind", inks)),

  ...dayAndNight("letterbox", (inks) => letterbox(1180, inks)),
  ...dayAndNight("letterbox-mid", (inks) => letterbox(540, inks)),
  stamp,
  postmark,

  ...dayAndNight("wake", (inks) => wake({ width: 1600, height: 900 }, 0.6, inks)),
  ...dayAndNight("wake-tall", (inks) => wake({ width: 760, height: 1500 }, 0.7, inks)),

  tuesday: () => tuesday({ width: 720, height: 900, markSize: 1.45 }),
  "tuesday-tall": () => tuesday({ width: 390, height: 195, markSize: 0.62, seed: 9 }),
  ...marksByDayAndNight("sorted", (sense, inks) => sorted(sense, { width: 560, height: 200 }, inks)),
  ...marksByDayAndNight("mark", singleMark),
  ...dayAndNight("settle-line", ({ night }) => settleLine({ width: 1600, height: 200, night })),
  ...dayAndNight("settle-line-tall", ({ night }) =>
    settleLine({ width: 72, height: 290, night, direction: "down", seed: 1 }),
  ),

  wattle,
  "wattle-small": wattleSmall,

  ...dayAndNight("driveway", driveway),
  ...dayAndNight("lap", lap),
  ...dayAndNight("town", lapWide),
  ...dayAndNight("town-mid", lap),

  ...benefitSpots(),
  "menu-thumbnails": menuThumbnails,

  ...dayAndNight("learner-car", learnerCarWide),
  ...dayAndNight("learner-car-tall", learnerCarTall),
  ...dayAndNight("learner-close", learnerCloseWide),
  ...dayAndNight("learner-close-tall", learnerCloseTall),
  ...partsOfTheCar(),

  ...dayAndNight("two-chairs", twoChairsWide),
  ...dayAndNight("two-chairs-mid", twoChairsMid),
  ...dayAndNight("two-chairs-tall", twoChairsTall),
  "free-chair": freeChairWide,
  "free-chair-tall": freeChairTall,
  ...thingsOnTheTable(),

  misprint,

  horizon: () => horizon("day"),
  "horizon-dark": () => horizon("night"),

  ...dayAndNight("shoe-shelf", shelfWide),
  ...dayAndNight("shoe-shelf-mid", shelfMid),
  ...dayAndNight("shoe-shelf-tall", shelfTall),

  ...dayAndNight("lockers", (inks) =>
    lockers(
      { width: 960, height: 960 },
      { columns: 4.57, rows: 2, open: [2, 0], visitor: [238, 908, 3.12] },
      inks,
    ),
  ),
  ...dayAndNight("lockers-mid", (inks) =>
    lockers(
      { width: 1100, height: 720 },
      { columns: 6, rows: 1, open: [2, 0], visitor: [228, 694, 2.42] },
      inks,
    ),
  ),
  ...dayAndNight("lockers-tall", (inks) =>
    lockers(
      { width: 760, height: 520 },
      { columns: 5, rows: 1, open: [2, 0], visitor: [205, 507, 1.72] },
      inks,
    ),
  ),

  ...dayAndNight("front-doors", frontDoors),

  ...dayAndNight("swan-question", (inks) => swanQuestion(980, inks)),
  ...dayAndNight("swan-question-mid", (inks) => swanQuestion(640, inks)),

  ...dayAndNight("pool", (inks) => pool({ width: 1000, height: 1080 }, 6, 0.4, inks)),
  ...dayAndNight("pool-mid", (inks) => pool({ width: 1200, height: 760 }, 8, 0.42, inks)),

  ...dayAndNight("pool-row", (inks) => pool({ width: 1600, height: 500 }, "row", 0.4, inks)),
  ...dayAndNight("pool-row-tall", (inks) => pool({ width: 760, height: 580 }, "rowTall", 0.38, inks)),

  ...dayAndNight("pool-tall", (inks) => pool({ width: 760, height: 580 }, "near", 0.36, inks)),

  ...dayAndNight("kitchen-table", kitchenTable),

  ...dayAndNight("paper-boat", paperBoat),

  ...dayAndNight("street-library", (inks) => streetLibrary({ width: 1600, height: 720 }, 1180, inks)),
  ...dayAndNight("street-library-tall", (inks) => streetLibrary({ width: 760, height: 760 }, 470, inks)),

  ...dayAndNight("open-book", openBook),

  ...dayAndNight("boat-sheds", (inks) =>
    boatSheds(
      { width: 1200, height: 900 },
      { count: 4, open: 2, from: 0.062, step: 0.27, teacher: [452, 376, 0.8] },
      inks,
    ),
  ),
  ...dayAndNight("boat-sheds-tall", (inks) =>
    boatSheds(
      { width: 760, height: 760 },
      { count: 3, open: 1, from: -0.075, step: 1.15 / 3, teacher: [606, 330, 0.66] },
      inks,
    ),
  ),
  ...dayAndNight("sheds-evening", (inks) =>
    boatSheds(
      { width: 1600, height: 340 },
      {
        count: 8,
        open: 6,
        from: -0.03,
        step: 0.134,
        teacher: [1180, 330, 0.268],
        pose: "rail",
        light: evening,
      },
      inks,
    ),
  ),
  ...dayAndNight("sheds-evening-tall", (inks) =>
    boatSheds(
      { width: 760, height: 500 },
      {
        count: 4,
        open: 1,
        from: -0.07,
        step: 0.285,
        teacher: [466, 488, 0.375],
        pose: "rail",
        light: evening,
      },
      inks,
    ),
  ),
  ...dayAndNight("sheds-noon", (inks) =>
    boatSheds(
      { width: 1600, height: 340 },
      {
        count: 7,
        open: 2,
        from: -0.05,
        step: 0.16,
        teacher: [300, 310, 0.52],
        pose: "jetty",
        painted: true,
        light: noon,
      },
      inks,
    ),
  ),
  ...dayAndNight("sheds-noon-tall", (inks) =>
    boatSheds(
      { width: 760, height: 500 },
      {
        count: 3,
        open: 2,
        from: -0.08,
        step: 0.38,
        teacher: [214, 456, 0.72],
        pose: "jetty",
        painted: true,
        light: noon,
      },
      inks,
    ),
  ),
  ...dayAndNight("shallow-end", (inks) =>
    shallowEnd(
      { width: 1000, height: 740 },
      [
        [362, 206, 0.8],
        [790, 228, 0.76],
      ],
      inks,
    ),
  ),
  ...dayAndNight("four-coats", fourCoatsWide),
  ...dayAndNight("four-coats-tall", fourCoatsTall),

  ...dayAndNight("three-ways-in", (inks) =>
    threeWaysIn({ width: 1600, height: 520 }, { steps: 260, jetty: 800, boat: [1310, 420], scale: 1 }, inks),
  ),
  ...dayAndNight("three-ways-in-mid", (inks) =>
    threeWaysIn(
      { width: 1200, height: 640 },
      { steps: 180, jetty: 596, boat: [980, 486], scale: 0.86 },
      inks,
    ),
  ),
  ...dayAndNight("three-ways-in-tall", (inks) =>
    threeWaysIn({ width: 760, height: 560 }, { steps: 240, jetty: 428, boat: [636, 440], scale: 0.56 }, inks),
  ),

  ...dayAndNight("eight", eightWide),
  ...dayAndNight("eight-mid", eightMid),
  ...dayAndNight("eight-tall", eightTall),
  footprints: () => footprints({ width: 1600, height: 300 }, 0.62),
  "footprints-tall": () => footprints({ width: 760, height: 280 }, 0.66),
  ...dayAndNight("missing-plate", missingPlate),
  ...dayAndNight("four", fourWide),
  ...dayAndNight("four-tall", fourTall),
  moored: mooredWide,
  "moored-tall": mooredTall,
  pair: pairWide,
  "pair-tall": pairTall,
  ...dayAndNight("week-prints", weekPrints),
  ...dayAndNight("fork", (inks) => fork({ width: 1600, height: 620 }, 1, inks)),
  ...dayAndNight("fork-tall", (inks) => fork({ width: 760, height: 600 }, 0.6, inks)),
  ...seasonPanels(),

  ...dayAndNight("washing-line", (inks) =>
    washingLine({ width: 1600, height: 230, from: 0.06, letterAt: 0.84, scale: 1.2 }, inks),
  ),
  ...dayAndNight("washing-line-tall", (inks) =>
    washingLine({ width: 760, height: 230, from: 0.05, letterAt: 0.8, scale: 1.15 }, inks),
  ),

  ...dayAndNight("lane", laneWide),
  ...dayAndNight("lane-tall", laneTall),
  ...dayAndNight("poolside", poolsideWide),
  ...dayAndNight("poolside-tall", poolsideTall),
  ...dayAndNight("company", companyWide),
  ...dayAndNight("company-tall", companyTall),
  ...dayAndNight("readers", readersWide),
  ...dayAndNight("readers-tall", readersTall),
  ...dayAndNight("tin-phones", tinPhonesWide),
  ...dayAndNight("tin-phones-tall", tinPhonesTall),
  beside: besideWide,
  "beside-tall": besideTall,
  "evening-table": eveningWide,
  "evening-table-tall": eveningTall,
  "page-of-water": pageOfWaterWide,
  "page-of-water-tall": pageOfWaterTall,

  ...libraryPrints(),
  ...dayAndNight("kettle", kettle),
  ...dayAndNight("propped-phone", proppedPhone),

  ...articlePictures(),
  ...smallArticlePictures(),
  ...dayAndNight("head-count", headCount),
};

/**
 * Draws the pictures that share images are made of: without words, which depend on the content. They are kept as drawn, since the
 * optimiser's rounding would show in a photograph's format.
 */
export const sharePictures: Readonly<Record<string, Draw>> = {
  lake: () => lake(shareView),
  course: eightShare,
  class: poolShare,
  coaching: twoChairsShare,
  enrol: () => kitchenTable(dayInks),
  ...Object.fromEntries(
    Object.entries(articlePrints).map(([slug, draw]) => [
      `article-${slug}`,
      () => draw({ width: 1600, height: 675 }, dayInks),
    ]),
  ),
};
