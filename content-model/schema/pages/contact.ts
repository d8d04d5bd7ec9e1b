import { z } from "zod";
import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph, picture } from "../page-fields.ts";

const label = (title: string) => text(title, { max: 40 });
const forScreenReaders = (title: string) => text(`${title}, for screen readers`, { max: 60 });

const form = group("Form", {
  label: forScreenReaders("Name of the form"),
  you: forScreenReaders("Name of the fields about the visitor"),
  name: label("Label of the name"),
  email: label("Label of the email address"),
  interest: label("Label of the choice"),
  interests: list("Choices", text("Choice", { max: 40 }), { min: 1, max: 8 }),
  preselected: text("Preselected choice", { max: 40, help: "One of the choices." }),
  address: prose("Address on the postcard", { max: 160 }),
  yourMessage: forScreenReaders("Name of the field for the message"),
  message: label("Label of the message"),
  hint: text("Below the message", { max: 120 }),
  button: button(),
  sending: text("Button while sending", { max: 30 }),
}).check(
  z.refine(({ interests, preselected }) => interests.includes(preselected), {
    path: ["preselected"],
    error: "isn’t one of the choices. Copy one of them",
  }),
);

const begunMessage = (title: string, path: string) =>
  group(title, {
    title: text("Title", { max: 70 }),
    description: text("Description", { max: 200 }),
    note: prose("Above the form, in the place of the general sentence", { max: 300 }).optional(),
    message: text("Message", { max: 400, help: `Stands in the form at ${path}.` }),
  });

/** `content/pages/contact.yaml`. */
export const contactSchema = group("Contact page", {
  meta: pageMetaFields(),
  hero: group("First screen", {
    heading: heading(40),
    lead: lead(),
    picture: picture(),
    formHeading: heading(40),
  }),
  form,
  begun: group("Messages that are begun", {
    note: prose("Above the form", { max: 160 }),
    workplaces: begunMessage("For a workplace", "/contact/workplaces"),
    halfPrice: begunMessage("Half price", "/contact/half-price"),
    missing: begunMessage("A link or a recording that hasn’t come", "/contact/not-here-yet"),
    missed: begunMessage("A session missed", "/contact/missed-a-session"),
    move: begunMessage("A move to another term", "/contact/another-term"),
    cancel: begunMessage("A place given back", "/contact/cancel"),
    present: begunMessage("A present", "/contact/present"),
    hearing: begunMessage("Hard of hearing", "/contact/hearing"),
    nextDates: begunMessage("The next dates of a term", "/contact/next-dates"),
  }),
  collectionNotice: prose("Privacy notice below the form", {
    max: 600,
    help: "Privacy law requires it: who collects what, why, and who else sees it.",
  }),
  sendStatus: group("While sending", {
    onItsWay: forScreenReaders("On its way"),
    retrying: text("No answer yet", { max: 60 }),
    failed: text("Not sent", { max: 60 }),
    unsent: text("Not sent before a reload", { max: 60 }),
    stillHere: prose("What to do", { max: 200 }),
    backOnline: text("Button when the connection is back", { max: 60 }),
  }),
  card: group("Card for a present", {
    heading: heading(40),
    text: text("Below the heading", { max: 240 }),
    print: text("Button", { max: 40 }),
    picture: picture(),
    to: text("Before who gets it", { max: 20 }),
    gifts: list("What it may be", text("Gift", { max: 80 })),
    from: text("Before who gives it", { max: 20 }),
    number: text("Before the number that you send", { max: 20 }),
    paid: text("Before the day on which it was paid", { max: 20 }),
    validity: text("How long it lasts, as the law asks", { max: 120 }),
    how: text("What to do with it", { max: 160 }),
  }),
  sentCard: group("After sending", {
    heading: heading(20),
    description: text("Description of the page, in a plain browser", { max: 200 }),
    text: paragraph(),
    sent: text("When it was sent", { max: 120, slots: ["message.sentAt"] }),
    address: prose("Where the answer goes", { max: 120, slots: ["message.email"] }),
    change: text("Button to another address", { max: 30 }),
    another: text("Link back to the form", { max: 40 }),
  }),
  preferAChat: group("Free intro call", { heading: heading(), text: paragraph() }),
  classNote: group("About the Sunday class", {
    heading: heading(),
    paragraphs: list("Paragraphs", paragraph(500)),
  }),
  forOthers: group("For someone else", {
    heading: heading(),
    present: prose("About presents", { max: 160 }),
    workplaces: prose("For workplaces", { max: 160 }),
    referring: prose("For those who refer", { max: 160 }),
  }),
  urgentHelp: group("Urgent help", {
    heading: heading(),
    text: paragraph(),
    orText: prose("Number for text messages", { max: 60, slots: ["line.textNumber"] }),
  }),
  failedPage: group("When a message didn’t go, in a plain browser", {
    title: text("Title", { max: 70 }),
    description: text("Description", { max: 200 }),
    email: prose("Way out", { max: 120 }),
  }),
});
