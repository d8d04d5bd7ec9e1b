import { practise } from "#content/pages/practise";
import { paths } from "../../../domain/pages.ts";
import { Island } from "../../islands/island.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import awaitRoom from "./await-room.inline.ts?inline-script";
import { Gently } from "./gently.tsx";
import { Opening } from "./opening.tsx";
import { Pencil } from "./pencil.tsx";
import { PracticeRoom } from "./practice-room.tsx";
import { Practices } from "./practices.tsx";
import { roomManifest } from "./room-manifest.ts";

/** The room can be installed on a home screen by itself. */
export const options = { manifest: roomManifest };

export const meta = () => pageMeta({ ...practise.meta, path: paths.practise });

export default function PractisePage() {
  return (
    <main id="main" data-offline={import.meta.env.DEV ? undefined : practise.offline}>
      <Island name="practice-room">
        <PracticeRoom />
      </Island>
      <Practices />
      <Pencil />
      <Gently />
      <Opening />
      <InlineScript code={awaitRoom} />
    </main>
  );
}
