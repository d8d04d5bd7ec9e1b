import { useEffect, useState } from "react";

type TimePassedProps = {
  /** In milliseconds since 1970. */
  readonly since: number;
};

/** The time since a moment, counted by the second: “0:42”. Hidden from screen readers, which it would interrupt. */
export function TimePassed({ since }: TimePassedProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <span className="fig" aria-hidden="true">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
