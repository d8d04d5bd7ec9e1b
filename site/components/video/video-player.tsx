import { common } from "#content/common";
import { InlineScript } from "../../rendering/inline.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import playerScript from "./player.inline.ts?inline-script";
import { playerId } from "./player.ts";
import styles from "./video.module.css";

const words = common.videos;

/** A dialog for all videos of a page, which stands before them. Escape, the button and the backdrop close it. */
export function VideoPlayer({ readAt }: { readAt: string }) {
  return (
    <>
      <InlineScript code={playerScript} />
      <dialog className={styles.player} id={playerId} aria-label={words.player} closedby="any">
        <div className={styles.sheet}>
          <form method="dialog">
            <button className="cross" type="submit" aria-label={words.close} />
          </form>
          <div className={styles.screen} data-player="screen" />
          <div className={styles.foot}>
            <p className={styles.title} data-player="title" />
            <a className={buttonClass({ size: "small", tone: "quiet" })} href={readAt} data-player="read">
              {words.readInstead}
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}
