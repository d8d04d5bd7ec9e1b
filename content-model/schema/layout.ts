import { group, text } from "./fields.ts";

const forScreenReaders = (title: string) => text(`${title}, for screen readers`, { max: 60 });

/** `content/layout.yaml`: what stands around every page. */
export const layoutSchema = group("Around every page", {
  skipLink: text("Link to the content", { max: 30, help: "Shows when it is reached by keyboard." }),
  brand: forScreenReaders("Link of the logo"),
  topBar: group("Bar", {
    label: forScreenReaders("Name of the bar’s links"),
    menu: text("Button that opens the menu on phones", { max: 12 }),
  }),
  menuPanel: group("Menu on phones", {
    heading: text("Heading", { max: 20 }),
    seeAll: text("After the name of a menu with a page of its own", { max: 20 }),
    close: forScreenReaders("Button that closes it"),
  }),
  forAWhile: group("What holds for a while", {
    notice: group("Notice above a page", {
      label: forScreenReaders("Name of the notice"),
      close: forScreenReaders("Button that closes it"),
      onDays: text("Days before it, where JavaScript is off", { max: 30, slots: ["days"] }),
      onDay: text("The same, of one day", { max: 30, slots: ["days"] }),
    }),
    price: text("Beside a price, the one that follows", { max: 40, slots: ["price.from", "price.amount"] }),
    away: text("While you’re away", { max: 80, slots: ["away.answer"] }),
    awayOnDays: text("The same, where JavaScript is off", { max: 80, slots: ["away.from", "away.answer"] }),
    awayClasses: text("After it, of classes and sessions", { max: 80 }),
  }),
  footer: group("Footer", {
    address: text("Address", { max: 80 }),
    social: forScreenReaders("Name of the links to social networks"),
    copyright: text("Copyright", { max: 80 }),
    privacy: text("Link to the privacy page", { max: 20 }),
    accessibility: text("Link to the accessibility page", { max: 20 }),
  }),
});
