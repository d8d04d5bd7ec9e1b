import { article } from "#content/pages/article";
import { urgentHelp } from "#content/pages/contact";
import { PhoneLinks } from "../../../components/phone-links/phone-links.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { Slip } from "../../../kit/parts.tsx";
import { CrisisLine, otherSupportLines } from "../../../layout/crisis-line.tsx";

const words = article.supportLines;

/** Whom to call, for articles that speak of distress. */
export function SupportLines() {
  return (
    <Slip look="ticket" as="aside" labelledBy="support-heading" className="small support">
      <h3 id="support-heading">{words.heading}</h3>
      <CrisisLine />
      <p>
        <Prose of={words.text} />
      </p>
      <ul>
        {otherSupportLines.map(({ name, number, textNumber }) => (
          <li key={name} className="cluster">
            <span>{name}</span>
            <span className="numbers">
              <PhoneLinks text={number} />
              {textNumber && (
                <small>
                  <Prose
                    of={urgentHelp.orText}
                    slots={{ "line.textNumber": <PhoneLinks text={textNumber} /> }}
                  />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Slip>
  );
}
