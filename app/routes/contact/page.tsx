import { pageMeta } from "../../seo/page-meta.ts";

export const meta = () => pageMeta({ title: "contact", description: "x", path: "/contact" });

export default function Page() {
  return (
    <main id="main">
      <h1>contact</h1>
    </main>
  );
}
