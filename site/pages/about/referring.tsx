import { business } from "#content/business";
import { about as page } from "#content/pages/about";
import { FactList } from "../../components/fact-list/fact-list.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { isReferringShown } from "../../components/referring/is-referring-shown.ts";
import { SideHeading } from "../../components/side-heading/side-heading.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";
import styles from "./referring.module.css";

const { labels, ...words } = page.referring;

const { phone, ...facts } = business.referring ?? {};

const lines = [
  { label: labels.name, fact: business.teacher.name },
  { label: labels.certificate, fact: facts.certificate },
  { label: labels.practisingSince, fact: facts.practisingSince },
  { label: labels.traumaTraining, fact: facts.traumaTraining },
  { label: labels.supervision, fact: facts.supervision },
  { label: labels.ifSomeoneGetsWorse, fact: facts.ifSomeoneGetsWorse },
  {
    label: labels.phone,
    fact: phone && (
      <a className="nowrap" href={telephoneUrl(phone)}>
        {phone}
      </a>
    ),
  },
  { label: labels.complaints, fact: facts.complaints },
].filter(({ fact }) => fact !== undefined);

/** What a GP, a psychologist or an employer asks first: the facts of `referring` in `business.yaml`, if there are any. */
export function Referring() {
  if (!isReferringShown) return null;
  return (
    <SideHeading id="referring" heading={words.heading}>
      <div className={styles.words}>
        <p>
          <Prose of={words.lead} />
        </p>
        <FactList lines={lines} />
      </div>
    </SideHeading>
  );
}
