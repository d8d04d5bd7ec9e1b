import { links } from "#content/common";
import { paths } from "../../paths.ts";

/** The link below a booking button, to the FAQ's answers about refunds and changes. */
export const MoneyAndChanges = () => <a href={`${paths.faq}#money`}>{links.moneyAndChanges}</a>;
