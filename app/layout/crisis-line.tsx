import { site } from "../../content/site.ts";

/** The phone numbers for a crisis, in one line. */
export function CrisisLine({ className }: { className?: string | undefined }) {
  const [emergency, lifeline] = ["Emergency", "Lifeline"].map((name) =>
    site.supportLines.find((line) => line.name === name),
  );
  if (!emergency || !lifeline) throw new Error("content/site.ts has no Emergency or Lifeline support line");
  return (
    <p className={className}>
      In a crisis, call {lifeline.name} on{" "}
      <a className="nowrap" href={`tel:${lifeline.dial}`}>
        {lifeline.number}
      </a>
      , or{" "}
      <a className="nowrap" href={`tel:${emergency.dial}`}>
        {emergency.number}
      </a>
      .
    </p>
  );
}
