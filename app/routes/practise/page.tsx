import { meta as words } from "#content/pages/practise";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import awaitRoom from "./await-room.inline.ts?inline-script";
import { Gently } from "./gently.tsx";
import { Pencil } from "./pencil.tsx";
import { PracticeRoom } from "./practice-room.tsx";

export const meta = () => pageMeta({ ...words, path: paths.practise });

export default function PractisePage() {
  return (
    <main id="main">
      <Island name="practice-room">
        <PracticeRoom />
      </Island>
      <Pencil />
      <Gently />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
      <script dangerouslySetInnerHTML={{ __html: awaitRoom }} />
    </main>
  );
}
