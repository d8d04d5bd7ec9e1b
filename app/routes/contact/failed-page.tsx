import { pageMeta } from "../../seo/page-meta.ts";

export const handle = { hydrate: false };
export const meta = () => pageMeta({ title: "Contact", description: "x", path: "/contact", noIndex: true });
export default function Page() {
  return (
    <main id="main">
      <h1>failed</h1>
    </main>
  );
}
