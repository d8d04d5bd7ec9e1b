import { business } from "#content/business";
import { telephoneUrl } from "../ui/telephone-url.ts";

/** The phone numbers for a crisis, in one line. */
export function CrisisLine({ className }: { className?: string | undefined }) {
  const [emergency, lifeline] = ["Emergency", "Lifeline"].map((name) =>
    business.supportLines.find((line) => line.name === name),
  );
  if (!emergency || !lifeline)
    throw new Error("content/business.yaml has no Emergency or Lifeline support line");
  return (
    <p className={className}>
      In a crisis, call {lifeline.name} on{" "}
      <a className="nowrap" href={telephoneUrl(lifeline.number)}>
        {lifeline.number}
      </a>
      , or{" "}
      <a className="nowrap" href={telephoneUrl(emergency.number)}>
        {emergency.number}
      </a>
      .
    </p>
  );
}
