import { videoLibrary } from "#content/pages/video-library";
import { Prose } from "../../components/prose/prose.tsx";
import { videoItems } from "../../components/video/video-items.ts";
import styles from "./today.module.css";

const words = videoLibrary.today;

/** What the library has today; nothing once every item has its video. */
export function Today() {
  const filmed = videoItems.filter(({ youtube }) => youtube).length;
  if (filmed === videoItems.length) return null;
  return (
    <p className={styles.today}>
      <Prose of={filmed === 0 ? words.noVideos : words.someVideos} />
    </p>
  );
}
