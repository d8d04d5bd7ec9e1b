import { Details } from "../../ui/notes.tsx";

/** On a second computer, or before the site's first start. */
export const NotHere = () => (
  <>
    <h2>No messages or readers are on this computer</h2>
    <p>
      Nothing that people sent to your site is stored here. If it runs on a server or another computer, it’s
      there: a copy of your site has its words and pictures only. Before the site’s first start, there is
      nothing yet.
    </p>
    <p>Whoever helps you can bring messages and readers here.</p>
    <Details summary="How to bring them, for whoever helps">
      <p>
        If the site runs on a server, name it in <code>data/studio/host.json</code>. Otherwise, on the
        computer where it ran:
      </p>
      <pre>npm run messages -- backup FILE</pre>
      <p>Bring that file to this computer, and here:</p>
      <pre>npm run restore -- FILE --yes</pre>
      <p>
        Both are explained in <code>docs/operating.md</code>.
      </p>
    </Details>
  </>
);
