import { faqs } from "#content/faqs";
import { faq } from "#content/pages/faq";

const { general, sundayClass, course, coaching, money } = faq.questions;
const questions = faqs.faqPage;

/** The subjects that have questions, in order. */
export const subjects = [
  { id: "general", ...general, faqs: questions.general },
  { id: "class", ...sundayClass, faqs: questions.sundayClass },
  { id: "course", ...course, faqs: questions.course },
  { id: "coaching", ...coaching, faqs: questions.coaching },
  { id: "money", ...money, faqs: questions.money },
].filter(({ faqs }) => faqs.length > 0);
