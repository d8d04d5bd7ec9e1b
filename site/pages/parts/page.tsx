// biome-ignore-all lint/style/noJsxLiterals: sample words, which no visitor reads
import type { ReactNode } from "react";
import type { Testimonial } from "../../../content-model/schema/testimonials.ts";
import { Cards, type Entry, Facts, Ledger, Receipt, Slip } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero, Quotes, type Tone } from "../../kit/sections.tsx";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { Button, type ButtonLook } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";

const lead = "Two sentences under a heading say what follows. They are short, and they have a full stop.";
const tones: readonly Tone[] = ["paper", "shade", "blush", "gold", "night"];

const rows: readonly Entry[] = [
  { name: "Concentration", text: "You stay with what you choose. It’s a skill, and it grows with practice." },
  { name: "Sensory clarity", text: "You notice what is there, and tell one thing from another." },
  { name: "Equanimity", text: "You let it come and go." },
  { name: "A long name of a row that has to wrap on a phone", text: "And a text of a few words." },
];
const marked = rows.map((row) => ({ ...row, mark: <Print name="chair-gum" alt="" /> }));

const quotes: readonly Testimonial[] = [
  {
    quote: "I did it at the lights on the way to work, and I was still early.",
    name: "Ada",
    role: "Sunday class",
    rating: 5,
  },
  { quote: "Short.", name: "Ben", role: "8-week course" },
  { quote: "I came for the sleep.", name: "Cleo" },
];

const buttons: readonly ButtonLook[] = [
  { size: "large" },
  {},
  { size: "small" },
  { tone: "quiet" },
  { tone: "paper" },
  { tone: "dark" },
  { tone: "alarm" },
];

/** A part's name and variant, as it is written in a page. */
function Part({ name, tone = "paper", children }: { name: string; tone?: Tone; children: ReactNode }) {
  return (
    <Chapter id={name.replaceAll(/\W+/g, "-").toLowerCase()} heading={name} tone={tone}>
      {children}
    </Chapter>
  );
}

export const meta = () => <title>Parts</title>;

export const options = { isCounted: false };

/** Every part of the kit in every variant, for developers. Only in development: `site.tsx`. */
export default function PartsPage() {
  return (
    <main id="main">
      {(["over", "beside", "above", "below"] as const).map((layout) => (
        <Hero
          key={layout}
          id={`hero-${layout}`}
          kicker="Hero"
          heading={layout}
          lead={lead}
          layout={layout}
          print={layout === "over" ? "closing" : "three-ways-in"}
        >
          <Button size="large">The one action</Button>
        </Hero>
      ))}
      <Hero
        id="hero-plain"
        kicker="Hero"
        heading="plain, with a heading that is longer than five words"
        long
        lead={lead}
        layout="plain"
        tone="shade"
      />

      {tones.map((tone) => (
        <Chapter key={tone} id={`chapter-${tone}`} heading={`Chapter, ${tone}`} tone={tone} lead={lead}>
          <Ledger of={rows} />
        </Chapter>
      ))}
      <Chapter id="chapter-side" heading="Chapter, side" layout="side" lead={lead}>
        <Ledger of={rows} beside />
      </Chapter>
      {(["none", "framed", "bleed", "object"] as const).map((edge, index) => (
        <Chapter
          key={edge}
          id={`plate-${edge}`}
          heading={`Plate, ${edge}`}
          lead={lead}
          tone={index % 2 ? "shade" : "paper"}
          plate={{
            print: edge === "object" ? "chair-gum" : "boat-sheds",
            edge,
            side: index % 2 ? "left" : "right",
          }}
        />
      ))}

      {(["number", "sliver", "mark"] as const).map((marks) => (
        <Part key={marks} name={`Ledger, ${marks}`}>
          <Ledger of={marks === "mark" ? marked : rows} marks={marks} />
        </Part>
      ))}
      {([2, 3, 4] as const).map((columns) => (
        <Part key={columns} name={`Ledger, ${columns} columns`} tone="shade">
          <Ledger of={rows} columns={columns} />
        </Part>
      ))}
      <Part name="Ledger, large">
        <Ledger of={rows} large beside />
      </Part>
      <Part name="Ledger, plain">
        <Ledger of={rows} plain />
      </Part>
      <Part name="Facts">
        <Facts of={rows.map(({ name, text }) => [String(name), String(text)] as const)} />
      </Part>
      <Part name="Cards" tone="shade">
        <Cards
          of={rows.slice(0, 3).map(({ name, text }, index) => ({
            name: String(name),
            text,
            badge: index === 1 ? "Most Popular" : undefined,
            fact: "$12",
            picture: <Print name="card-class" alt="" />,
            action: <Button>Choose</Button>,
          }))}
        />
      </Part>
      <Quotes of={quotes} look="lead" id="quotes-lead" heading="Quotes, lead" />
      <Quotes of={quotes} look="staggered" id="quotes-staggered" heading="Quotes, staggered" tone="shade" />
      <Quotes of={quotes} look="plain" id="quotes-plain" heading="Quotes, plain" tone="night" />
      {(["ticket", "sheet", "note"] as const).map((look) => (
        <Part key={look} name={`Slip, ${look}`} tone="shade">
          <Slip look={look}>
            <h3>A piece of paper</h3>
            <p>{lead}</p>
          </Slip>
        </Part>
      ))}
      <Part name="Receipt" tone="shade">
        <Receipt>
          <h3>A receipt</h3>
          <Facts of={[["Eight classes", "live"]]} />
          <p>
            <b className="figures">$240</b>
          </p>
        </Receipt>
      </Part>
      <Part name="Accordion">
        <Accordion
          name="accordion"
          items={rows.map(({ name, text }, index) => ({
            id: `item-${index}`,
            heading: String(name),
            content: <p>{String(text)}</p>,
          }))}
        />
      </Part>
      <Part name="Buttons">
        {buttons.map((look) => (
          <p key={JSON.stringify(look)}>
            <Button {...look}>{Object.values(look).join(", ") || "medium, gold"}</Button>
          </p>
        ))}
      </Part>
      <Part name="Button, on night" tone="night">
        <Button tone="onNight">on night</Button>
      </Part>
      <Part name="Fields">
        <TextField id="field" label="Your name" hint="As you want to be called." />
        <TextField id="wrong-field" label="Email" error="This doesn’t look like an email address." />
      </Part>
      {(["gold", "shade", "blush", "night"] as const).map((tone) => (
        <Close
          key={tone}
          id={`close-${tone}`}
          heading={`Close, ${tone}`}
          lead={lead}
          tone={tone}
          action={<Button tone={tone === "gold" ? "dark" : "gold"}>The one action</Button>}
          {...(tone === "night" && { print: "closing" as const })}
        />
      ))}
    </main>
  );
}
