import styles from "./what-coaching-gives.module.css";

const gives = [
  {
    name: "Looks further up the road",
    text: "You’re watching the car in front. I’m watching for what keeps turning up: always the four o’clock meeting, always the jaw.",
  },
  {
    name: "Says it while it’s happening",
    text: "“There. Just then. What did you do?” Afterwards it’s only a story about driving.",
  },
  {
    name: "Keeps it to one thing",
    text: "Nobody can mirror, signal and steer on the first day. Each session has one technique in it.",
  },
  {
    name: "Leaves the wheel alone",
    text: "I don’t tell you what to do about your sister. I ask what you notice, and that turns out to be quite a lot of help with sisters.",
  },
] as const;

export function WhatCoachingGives() {
  return (
    <section className={styles.section} aria-labelledby="seat-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="seat-heading">What the passenger seat is for</h2>
        <dl>
          {gives.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
