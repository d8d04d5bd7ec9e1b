import { pageMeta } from "../../seo/page-meta.ts";

export const meta = () => pageMeta({ title: "home", description: "x", path: "/" });

export default function Page() {
  return (
    <main id="main">
      <h1>home</h1>
    </main>
  );
}
