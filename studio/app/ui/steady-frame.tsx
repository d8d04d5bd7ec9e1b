import { useState } from "react";
import styles from "./steady-frame.module.css";

type SteadyFrameProps = {
  readonly title: string;
  readonly src: string;
  /** Another one is another page. */
  readonly version: string;
  readonly className?: string | undefined;
};

/** A page in a frame. It’s loaded again for each version, behind the page as it was: otherwise it would be blank at each pause in typing. */
export function SteadyFrame({ title, src, version, className }: SteadyFrameProps) {
  const [loaded, setLoaded] = useState(version);
  return (
    <div className={styles.frames}>
      {[...new Set([loaded, version])].map((each) => (
        <iframe
          key={each}
          className={className}
          title={title}
          src={src}
          sandbox="allow-scripts allow-same-origin"
          onLoad={() => setLoaded(each)}
          inert={each !== loaded}
        />
      ))}
    </div>
  );
}
