import { group, prose, text } from "./fields.ts";
import { button, heading, paragraph, picture } from "./page-fields.ts";

const answer = <Extra extends Parameters<typeof group>[1]>(title: string, extra: Extra) =>
  group(title, {
    title: text("Title", { max: 60 }),
    text: text("Text", { recommended: 200, max: 500 }),
    ...extra,
  });

const next = () => prose("What to do now", { max: 160 });

/** `content/newsletter.yaml`. */
export const newsletterSchema = group("Newsletter", {
  block: group("Block on other pages", {
    heading: heading(40),
    text: paragraph(),
    small: prose("Below the form", { max: 300 }),
    earlier: text("Link to the letters on the site, while there are some", { max: 60 }),
  }),
  courseDates: group("Form for the next dates of the course", {
    heading: heading(40),
    text: paragraph(),
    small: prose("Below the form", { max: 300 }),
  }),
  form: group("Form", {
    label: text("Name of the form, for screen readers", { max: 60 }),
    labelNewTab: text("Name of the form that opens a new tab, for screen readers", { max: 60 }),
    labelDates: text("Name of the form for dates, for screen readers", { max: 60 }),
    name: text("Label of the name", { max: 40 }),
    email: text("Label of the email address", { max: 40 }),
    button: button(),
  }),
  confirmationEmail: group("Email that asks for confirmation", {
    subject: text("Subject", { max: 90 }),
    courseDates: group("For the next dates of the course", {
      subject: text("Subject", { max: 90 }),
      request: text("Before the link", { max: 400 }),
    }),
    greeting: text("Greeting", { max: 60 }),
    request: text("Before the link", { max: 400 }),
    button: text("Words of the link", { max: 60 }),
    otherwise: text("After the link", { max: 300 }),
    forget: text("Before the link that forgets the address", { max: 160 }),
    forgetLink: text("Words of that link", { max: 60 }),
  }),
  answers: group("Answers", {
    requested: answer("After the form", { next: next() }),
    requestedDates: answer("After the form for dates", { next: next() }),
    kept: answer("After the form, if a person has to look first", { next: next() }),
    unsent: answer("After the form, while the site can’t send email", { next: next() }),
    failed: answer("The list can’t be reached", {}),
    invalidEmail: answer("An invalid email address", {}),
    tooMany: answer("Too many requests", {}),
    confirm: answer("The link that confirms", { button: button() }),
    confirmed: answer("After confirming", { next: text("Button to the practices", { max: 50 }) }),
    confirmDates: answer("The link that confirms a wish for dates", { button: button() }),
    confirmedDates: answer("After confirming a wish for dates", {
      next: text("Button to the practices", { max: 50 }),
    }),
    expired: answer("A link that was used or is too old", {}),
    unsubscribe: answer("The link that unsubscribes", {
      button: button(),
      never: text("Button for no mail ever again", { max: 50 }),
      next: next(),
    }),
    forget: answer("The link that deletes an address that never confirmed", {
      button: button(),
      never: text("Button for no mail ever again", { max: 50 }),
      next: next(),
    }),
    forgotten: answer("After deleting it", { next: next() }),
    refused: answer("After “never again”", {}),
    unsubscribed: answer("After unsubscribing", { next: next() }),
    truncated: answer("A link that was cut in two", {}),
  }),
  answerPage: group("On each of these pages", {
    description: text("Description", { max: 200 }),
    address: prose("The address that was typed", { max: 120, slots: ["subscription.email"] }),
    change: text("Button to another address", { max: 30 }),
    picture: picture(),
  }),
});
