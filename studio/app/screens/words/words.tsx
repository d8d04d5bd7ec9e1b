import { Link, useParams } from "react-router";
import { type ContentName, contentFiles } from "../../../../content-model/schema/content-files.ts";
import { useContent } from "../../api/content.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import { lockOf } from "../../forms/locked.tsx";
import { UnknownScreen } from "../../shell/error-screen.tsx";
import { Screen } from "../../shell/screen.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";
import "../../forms/forms.css";
import { PageForm } from "./page-form.tsx";

const isName = (name: string): name is ContentName => Object.hasOwn(contentFiles, name);

/** Words that several pages share. */
const shared = ["layout", "common", "newsletter"] as const satisfies readonly ContentName[];

const pages = Object.keys(contentFiles)
  .filter(isName)
  .filter((name) => name.startsWith("pages/"))
  .sort((one, other) => Number(other === "pages/home") - Number(one === "pages/home"));

/** In the screen's address, a page goes without its folder: /words/home. */
const inAddress = (name: ContentName) => name.replace(/^pages\//, "");

/** The words of the pages: a list of them, or the form of one. */
export function Component() {
  const { page } = useParams();
  if (page === undefined) return <PageList />;
  const name = [...pages, ...shared].find((one) => inAddress(one) === page);
  return name ? <PageForm key={name} name={name} /> : <UnknownScreen />;
}

const PageList = () => (
  <Screen
    title="Words on the pages"
    where="The site"
    lead="Every sentence that isn’t a price, a date, a question or an article. Choose the page on which it stands."
  >
    <div className="stack form">
      <section>
        <h2 className="facts-heading">Pages</h2>
        <Names names={pages} />
      </section>
      <section>
        <h2 className="facts-heading">On several pages</h2>
        <Names names={shared} />
      </section>
    </div>
  </Screen>
);

function Names({ names }: { readonly names: readonly ContentName[] }) {
  const { changes = [], heldBack = [] } = useContent() ?? {};
  const files = [...changes, ...heldBack.map(({ change }) => change)].map(({ file }) => file);
  return (
    <ul className="facts">
      {names.map((name) => {
        const count = files.filter((file) => file === `content/${name}.yaml`).length;
        return (
          <li key={name}>
            <Link to={`/words/${inAddress(name)}`}>{fieldSchema(name, []).title}</Link>
            {count > 0 ? (
              <span className="small soft nowrap">
                <RegisterMark out /> {count} not published
              </span>
            ) : (
              lockOf(name) && <span className="small soft nowrap">Better left alone</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
