import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { type ContentName, contentFiles, pathOf } from "../../../../content-model/schema/content-files.ts";
import { pages as pathsOfPages } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { fieldNamed } from "../../../engine/content/change.ts";
import { menuLabels } from "../../../engine/content/menu-labels.ts";
import { pagesQuery, useDraft, useFile } from "../../api/content.ts";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { AnyField, Locked, lockOf, Part, PartFields } from "../../forms/group-fields.tsx";
import { PortraitFields } from "../../photographs/portrait.tsx";
import { Screen, UnknownScreen } from "../../shell/screen.tsx";
import { RegisterMark } from "../../ui/marks.tsx";
import { PageBeside } from "../../ui/page-beside.tsx";
import ui from "../../ui/ui.module.css";
import { ReadingRow } from "../ready/reading-row.tsx";
import { Search } from "./search.tsx";

const isName = (name: string): name is ContentName => Object.hasOwn(contentFiles, name);

/** Words that several pages share. */
const shared = ["layout", "common", "newsletter"] as const satisfies readonly ContentName[];

const isShared = (name: ContentName) => shared.some((one) => one === name);

const pages = Object.keys(contentFiles)
  .filter(isName)
  .filter((name) => name.startsWith("pages/"));

/** In the screen's address, a page goes without its folder: /words/home. */
const inAddress = (name: ContentName) => name.replace(/^pages\//, "");

/** The words of the pages: a list of them, or the form of one. */
export function Component() {
  const { page } = useParams();
  if (page === undefined) return <PageList />;
  const name = [...pages, ...shared].find((one) => inAddress(one) === page);
  return name ? <PageForm key={name} name={name} /> : <UnknownScreen />;
}

function PageList() {
  const menu = menuLabels(useFile("navigation").data);
  const order = [...menu.keys()];
  // As a visitor meets them: those of the menus first.
  const place = (name: ContentName) =>
    (order.indexOf(ownPath(name) ?? "") + order.length + 1) % (order.length + 1);
  const listed = pages.toSorted((one, other) => place(one) - place(other));
  const labelOf = (name: ContentName) =>
    menu.get(ownPath(name) ?? "") ?? fieldSchema(name, []).title.replace(/ page$/, "");
  const [search, setSearch] = useSearchParams();
  const find = search.get("find") ?? "";
  return (
    <Screen
      title="Words on the pages"
      where="The site"
      lead="Every sentence that isn’t a price or a date. Find it, or choose its page."
    >
      <div className={ui.stack}>
        <Search
          find={find}
          labelOf={(file) => {
            const name = [...pages, ...shared].find((one) => pathOf(one) === file);
            return name && (isShared(name) ? "On several pages" : labelOf(name));
          }}
          onFind={(text) => setSearch(text ? { find: text } : {}, { replace: true })}
        />
        {find === "" && (
          <>
            <section>
              <h2 className={ui.listHeading}>Pages</h2>
              <Names names={listed} labelOf={labelOf} />
            </section>
            <section>
              <h2 className={ui.listHeading}>On several pages</h2>
              <Names names={shared} labelOf={(name) => fieldSchema(name, []).title} />
            </section>
          </>
        )}
      </div>
    </Screen>
  );
}

type NamesProps = {
  readonly names: readonly ContentName[];
  readonly labelOf: (name: ContentName) => string;
};

function Names({ names, labelOf }: NamesProps) {
  const { changes = [], invalid = [] } = useDraft() ?? {};
  const files = [...changes, ...invalid.map(({ change }) => change)].map(({ file }) => file);
  return (
    <ul className={classNames(ui.facts, ui.twoUp)}>
      {names.map((name) => {
        const count = files.filter((file) => file === `content/${name}.yaml`).length;
        return (
          <li key={name}>
            <Link to={`/words/${inAddress(name)}`}>{labelOf(name)}</Link>
            {count > 0 ? (
              <span className={classNames(ui.small, ui.soft, "nowrap")}>
                <RegisterMark out /> {count} not published
              </span>
            ) : (
              lockOf(name) && (
                <span className={classNames(ui.small, ui.soft, "nowrap")}>Better left alone</span>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the path of the page whose words a file has; undefined if it has those of several pages. */
const ownPath = (name: ContentName): string | undefined =>
  Object.values(pathsOfPages).find(({ folder }) => folder === inAddress(name))?.path;

/** Returns the path of the page that shows the words of a file; of one that stands on several pages, the first. */
function usePageOf(name: ContentName): string {
  const ofThings = useSuspenseQuery(pagesQuery).data.find(({ folder }) => folder === inAddress(name));
  return ownPath(name) ?? ofErrors[inAddress(name)] ?? ofThings?.path ?? "/";
}

/** Pages that no link leads to. */
const ofErrors: Readonly<Record<string, string>> = { error: "/error", "not-found": "/404" };

/** The words of one page, in the order of its file. */
function PageForm({ name }: { readonly name: ContentName }) {
  const { title } = fieldSchema(name, []);
  const lock = lockOf(name);
  const page = usePageOf(name);
  const { data } = useFile(name);
  return (
    <Screen title={title} where={<Link to="/words">Words on the pages</Link>}>
      <ReadOnlyNote names={[name]} />
      <PageBeside page={page} version={data}>
        <div className={classNames(ui.stack, ui.form)}>
          {lock ? (
            <Locked reason={lock}>
              <Parts name={name} />
            </Locked>
          ) : (
            <Parts name={name} />
          )}
          <ReadingRow names={[name]} />
        </div>
      </PageBeside>
    </Screen>
  );
}

function Parts({ name }: { readonly name: ContentName }) {
  const { fields } = fieldSchema(name, []);
  const single = fields.filter((key) => !isContainer(fieldSchema(name, [key])));
  const parts = fields.filter((key) => !single.includes(key));
  return (
    <>
      {single.map((key) => (
        <AnyField key={key} name={name} path={[key]} />
      ))}
      <div>
        {name === "pages/about" && (
          <Part {...fieldNamed("business", "teacher", "photograph")} title="Your portrait">
            <PortraitFields />
          </Part>
        )}
        {parts.map((key) => (
          <Part key={key} name={name} path={[key]} title={fieldSchema(name, [key]).title}>
            <PartFields name={name} path={[key]} />
          </Part>
        ))}
      </div>
    </>
  );
}
