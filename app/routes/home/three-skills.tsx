import plateBill from "#art/plate-bill.svg";
import plateClarity from "#art/plate-clarity.svg";
import plateEase from "#art/plate-ease.svg";
import plateFocus from "#art/plate-focus.svg";
import sections from "./sections.module.css";
import styles from "./three-skills.module.css";

const skills = [
  {
    name: "Concentration",
    plate: "focus",
    ink: "Gold",
    picture: plateFocus,
    proof: "Gold plate: the sun, its reflection and the swan",
    text: "Putting your attention where you want it, and bringing it back when it wanders. It will wander. That’s the rep.",
    like: "Hearing all of what your daughter is telling you.",
  },
  {
    name: "Sensory Clarity",
    plate: "clarity",
    ink: "Blue",
    picture: plateClarity,
    proof: "Blue plate: hills, ripples, reeds and the swan in fine lines",
    text: "Noticing what’s actually going on, in detail: what you see, what you hear, what you feel. A tangle becomes separate strands.",
    like: "“I’m stressed” turns out to be a tight jaw and one recurring sentence.",
  },
  {
    name: "Equanimity",
    plate: "ease",
    ink: "Pink",
    picture: plateEase,
    proof: "Pink plate: the wide open sky and level water",
    text: "Letting what you feel come and go without wrestling it. You still act. You just stop adding a second fight.",
    like: "The bad news lands, and you’re upset, and you’re still steady.",
  },
] as const;

/** The three skills as the plates of a print. Pointing to a skill, or selecting an ink, shows its plate alone. */
export function ThreeSkills() {
  return (
    <section className={styles.skills} aria-labelledby="skills-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.intro}>
          <h2 id="skills-heading">Three skills. One picture.</h2>
          <p className={sections.big}>
            I teach Unified Mindfulness. It takes being mindful to be three abilities working together. Think
            of a three-colour print: each plate is useful by itself, but it takes all three to get the swan.
          </p>
        </div>
        <figure className={styles.print}>
          <div className={styles.sheet}>
            {skills.map(({ plate, picture }, index) => (
              <img
                key={plate}
                src={picture}
                data-ink={plate}
                alt={index === 0 ? "Three-colour linocut: a black swan on the lake under a gold sun" : ""}
                width={720}
                height={840}
                loading="lazy"
              />
            ))}
            <img src={plateBill} data-ink="bill" alt="" width={720} height={840} loading="lazy" />
          </div>
          <fieldset>
            <legend className="visually-hidden">Ink to show in the print</legend>
            <label>
              <input type="radio" name="ink" value="all" defaultChecked />
              All
            </label>
            {skills.map(({ plate, ink }) => (
              <label key={plate}>
                <input type="radio" name="ink" value={plate} />
                {ink}
              </label>
            ))}
          </fieldset>
          <figcaption className={sections.small}>
            Three inks, one print. The swan turns black only where all three overlap.
          </figcaption>
        </figure>
        <div className={styles.list}>
          {skills.map(({ name, plate, picture, proof, text, like }) => (
            <div key={plate} className={styles.skill} data-plate={plate}>
              <img src={picture} alt={proof} width={720} height={840} loading="lazy" />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className={`${sections.small} ${styles.example}`}>{like}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
