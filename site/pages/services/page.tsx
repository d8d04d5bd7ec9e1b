import { business } from "#content/business";
import { services } from "#content/pages/services";
import { paths, workplaceFormPath } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Ledger } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness, service } from "../../seo/structured-data.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { Offers } from "./offers.tsx";
import styles from "./page.module.css";
import { Planks } from "./planks.tsx";

const { hero, whichOne, forWorkplaces, freeIntroCall } = services;

export const meta = () =>
  pageMeta({
    ...services.meta,
    path: paths.services,
    structuredData: [localBusiness(), service({ ...services.service, path: paths.services })],
  });

export default function ServicesPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero
          id="services-heading"
          heading={hero.heading}
          lead={hero.lead}
          layout="below"
          print="three-ways-in"
          alt={hero.picture}
          className={styles.hero}
        >
          <Planks />
        </Hero>
        <Offers />
      </ScheduleClock>
      <Chapter id="which-heading" heading={whichOne.heading} layout="side" tone="shade">
        <Ledger of={whichOne.answers.map(({ when, suits }) => ({ name: when, text: suits }))} beside />
      </Chapter>
      <Chapter id="workplaces" heading={forWorkplaces.heading} layout="side">
        <p>
          <Prose of={forWorkplaces.text} />
        </p>
        <Ledger of={forWorkplaces.facts} beside />
        <p>
          <ButtonLink to={`${workplaceFormPath}#write`} tone="quiet">
            {forWorkplaces.button}
          </ButtonLink>
        </p>
      </Chapter>
      <Close
        id="ask-heading"
        heading={freeIntroCall.heading}
        lead={freeIntroCall.lead}
        tone="blush"
        action={
          <ExternalButtonLink href={business.bookings.introCall} size="large">
            {freeIntroCall.button}
          </ExternalButtonLink>
        }
      />
    </main>
  );
}
