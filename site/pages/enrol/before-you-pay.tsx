import { enrol as page } from "#content/pages/enrol";
import { Prose } from "../../components/prose/prose.tsx";
import { SideAnswers } from "../../components/side-heading/side-answers.tsx";

const words = page.beforeYouPay;

const answers = words.answers.map(({ name, text }) => ({ name, text: <Prose key={name} of={text} /> }));

/** Refund, illness, health and recordings: what people ask before they pay. */
export function BeforeYouPay() {
  return <SideAnswers id="before-you-pay" heading={words.heading} answers={answers} />;
}
