import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listSharedEntries } from '../../../federation/build/sharing.mjs';
import { lucideIconNames } from '../../../shared-ui/scripts/lucide-icon-names.mjs';
import { workspaceRoot } from '../workspace.mjs';
import {
  findDeclaration,
  formatSignature,
  getDoc,
  getDocOfUnionPart,
  listExports,
  listFields,
  listUnionValues,
} from './declarations.mjs';
import { securityPolicyRuleTexts } from './security-policy-rule-texts.mjs';

const at = (path) => join(workspaceRoot, path);
const manifest = at('federation/src/registry/manifest.ts');
const slotContexts = at('federation/src/remote/slot-contexts.ts');
const condition = at('shared-domain/src/access/condition.ts');
const session = at('shared-domain/src/access/session.ts');

/** Entries of the design system, in the order in which they are explained. */
const uiEntries = [
  '',
  'inputs',
  'fields',
  'choices',
  'pickers',
  'filters',
  'lists',
  'overlays',
  'charts',
  'codes',
];

/** Components that the shell has once for the page; areas neither call nor draw them. */
const shellComponents = new Set([
  'Announcer',
  'DialogHost',
  'SnackbarHost',
  'GlobalStyle',
  'ThemeRoot',
  'fontUrl',
  'clearUndoStack',
  'ApiProvider',
  'PlatformRouter',
  'login',
  'loginWithToken',
  'logout',
  'refreshSession',
  'restoreSession',
  'prefetchSettings',
  'getLastEmail',
  'hasLoggedInBefore',
  'useSettingsRefresh',
  'onNotice',
]);

/** A comment that is missing is missing for whoever reads the page. */
const missing = [];
function requireDoc(doc, of) {
  if (!doc) missing.push(of);
  return doc;
}

const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => `\`${cell(text)}\``;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Fields of a declared type, with a comment each. */
function fieldTable(fields, of) {
  return table(
    ['field', 'type', 'what it is'],
    fields.map(({ name, type, doc, isOptional }) => [
      code(name + (isOptional ? '?' : '')),
      code(type),
      cell(requireDoc(doc, `${of}.${name}`)),
    ]),
  );
}

function typeTable(path, name) {
  const declared = findDeclaration(path, name);
  return fieldTable(listFields(declared), name);
}

/** The words of a union, with a comment each. */
function unionTable(path, name) {
  const declared = findDeclaration(path, name);
  return table(
    ['value', 'who'],
    declared.node.typeAnnotation.types.map((type) => [
      code(type.literal.value),
      cell(requireDoc(getDocOfUnionPart(declared, type), `${name} ${type.literal.value}`)),
    ]),
  );
}

const formatUnionValues = (path, name) => listUnionValues(findDeclaration(path, name)).map(code).join(', ');

/** An example that the compiler has checked. */
function example(name) {
  const text = readFileSync(at(`federation/examples/${name}`), 'utf8').trim();
  return `\`\`\`${name.split('.').pop()}\n${text}\n\`\`\``;
}

function definition() {
  const groups = readMenuGroups();
  const modules = [
    ...readFileSync(at('shared-domain/src/access/modules.ts'), 'utf8').matchAll(
      /name: '([^']+)'|= '([^']+)';/g,
    ),
  ].map(([, written, named]) => written ?? named);
  return `## The definition

\`src/remote.ts\` is data: the shell, the server and the registry read it without running the area.

${example('remote.ts')}

### Fields

${typeTable(manifest, 'RemoteDefinition')}

### Routes

${typeTable(manifest, 'RouteContribution')}

Who may open a route:

${unionTable(session, 'VisitorKind')}

### Menu entries

${typeTable(manifest, 'MenuContribution')}

${table(
  ['group', 'as a person reads it'],
  groups.map(({ id, label }) => [code(id), label]),
)}

### Contributions

${typeTable(manifest, 'SlotContribution')}

### Conditions

\`when\` is data too. Every part that is present must hold. It hides what a person cannot use; the server decides again on every call.

${typeTable(condition, 'Condition')}

- Permissions: ${formatUnionValues(session, 'individualPermissionNames')}.
- Boards: ${formatUnionValues(at('shared-domain/src/boards/board-permissions.ts'), 'boardKinds')}.
- Modules: ${modules.map(code).join(', ')}.

\`meets(condition, facts)\` of \`@girassol/shared-domain\` judges one in your own code; \`useFacts()\` has the facts.`;
}

function readMenuGroups() {
  const { init } = findDeclaration(at('shell/src/menus/menu-groups.ts'), 'menuGroups').node;
  return init.elements.map(({ properties }) =>
    Object.fromEntries(properties.map(({ key, value }) => [key.name, value.value])),
  );
}

/** Slots that areas draw with a component of federation. */
const slotComponents = { 'list.action/v1': 'ListActionButtons', 'login.help/v1': 'LoginHelp' };

/** Sources of the product that draw what areas contribute to a slot. */
function drawnBy(slot) {
  const folders = readdirSync(workspaceRoot).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const files = folders.flatMap((name) =>
    readdirSync(at(`${name}/src`), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => at(`${name}/src/${file}`)),
  );
  const component = slotComponents[slot];
  const draws = component
    ? // linear: the name of a component
      new RegExp(`<${component}\\s`)
    : // linear: the name of a slot
      new RegExp(`(useSlotContributions\\(\\s*|<Slot\\s+name=)['"]${slot}['"]`);
  return files
    .filter((file) => draws.test(readFileSync(file, 'utf8')))
    .map((file) => relative(workspaceRoot, file))
    .sort();
}

const slotExamples = {
  'home.card/v1': 'home-card.tsx',
  'home.tab/v1': 'home-tab.tsx',
  'board-item.tab/v1': 'board-item-tab.tsx',
  'customer.tab/v1': 'customer-tab.tsx',
  'settings.section/v1': 'settings-section.tsx',
  'search.source/v1': 'search-source.tsx',
  'agenda.source/v1': 'agenda-source.tsx',
  'list.action/v1': 'list-action.tsx',
  'operator-account.section/v1': 'operator-account-section.tsx',
  'operator-home.card/v1': 'operator-home-card.tsx',
  'page.corner/v1': 'page-corner.tsx',
  'login.help/v1': 'login-help.tsx',
};

/** The fields of a context: those of everybody, and its own. A slot may have the context of another one. */
function contextFields(slot) {
  const declared = findDeclaration(slotContexts, 'SlotContexts');
  const fields = listFields(declared);
  const field = fields.find(({ name }) => name === slot);
  const other = /^SlotContexts\['(.+)'\]$/.exec(field.type)?.[1];
  if (other) return { doc: field.doc, fields: contextFields(other).fields };
  const parts = field.value.type === 'TSIntersectionType' ? field.value.types : [field.value];
  return {
    doc: field.doc,
    fields: parts.flatMap((part) =>
      part.type === 'TSTypeReference'
        ? listFields(findDeclaration(slotContexts, part.typeName.name))
        : listFields({ node: part, text: declared.text }),
    ),
  };
}

function slots() {
  const names = listUnionValues(findDeclaration(manifest, 'slotNames'));
  const parts = names.map((slot) => {
    const { doc, fields } = contextFields(slot);
    const places = drawnBy(slot);
    if (places.length === 0) missing.push(`a place that draws ${slot}`);
    return `### ${slot}

${requireDoc(doc, slot)}

${fieldTable(fields, slot)}

Asked for in ${places.map((place) => `[\`${place}\`](../${place})`).join(', ')}.

${example(slotExamples[slot])}`;
  });
  return `## Slots

The module of a contribution exports a component as default; its props are the slot's context, as \`SlotContext<'…'>\` of \`@girassol/federation/remote\`. A context only grows: what would change it is a slot of another version. Each contribution stands in a boundary of its own, and is fetched when it is first drawn. \`AccountDetail\`, \`BoardItem\`, \`Customer\` and \`Settings\` are types of \`@girassol/shared-domain/contract\`, \`Session\` is one of \`@girassol/shared-domain\`.

${parts.join('\n\n')}

### Types of the search

\`SearchFindings\`:

${typeTable(slotContexts, 'SearchSourceResults')}

\`SearchFinding\`:

${typeTable(slotContexts, 'SearchFinding')}

### Types of the agenda

\`AgendaDates\`:

${typeTable(slotContexts, 'AgendaSourceResult')}

\`AgendaDate\`:

${typeTable(slotContexts, 'AgendaDate')}

### The list at hand

\`ListShown\`, for \`ListActions\` of a list of your own; its \`ExportWishInput\` is a type of \`@girassol/shared-domain/contract\`:

${typeTable(slotContexts, 'DisplayedList')}

### Drawing a slot yourself

${example('own-slot.tsx')}`;
}

const isCallable = ({ kind, name }) =>
  (kind === 'function' || kind === 'value' || kind === 'class') && !isComponent(name);
const isComponent = (name) => /^[A-Z][a-z]\w+$/.test(name) && name !== 'ApiError';

function callTable(entries) {
  const calls = entries.flatMap((path) => listExports(at(path)).filter((declared) => isCallable(declared)));
  const rows = calls
    .filter(
      ({ name }, index) =>
        !shellComponents.has(name) && calls.findIndex((other) => other.name === name) === index,
    )
    .map((declared) => [code(formatSignature(declared)), cell(requireDoc(declared.doc, declared.name))]);
  return table(['what', 'what it does'], rows);
}

const entryFile = (entry) => `shared-ui/src/${entry ? `entries/${entry}` : 'index'}.ts`;
const entryName = (entry) => `@girassol/shared-ui${entry && `/${entry}`}`;

function calls() {
  const remaining = uiEntries.filter((entry) => listExports(at(entryFile(entry))).some(isCallable));
  const ui = remaining.map((entry) => `#### \`${entryName(entry)}\`\n\n${callTable([entryFile(entry)])}`);
  const dialogs = at('shared-ui/src/questions/dialog-store.ts');
  return `## Hooks and functions

What only the shell calls is left out.

### Of shared-ui

${ui.join('\n\n')}

\`ConfirmOptions\`:

${typeTable(dialogs, 'ConfirmOptions')}

\`MessageOptions\`:

${typeTable(dialogs, 'MessageOptions')}

\`SnackbarOptions\`:

${typeTable(at('shared-ui/src/snackbar/snackbar-store.ts'), 'SnackbarOptions')}

${example('confirm-and-undo.tsx')}

### Of shared-auth

${callTable(['shared-auth/src/index.ts'])}

### Of federation/remote

${callTable(['federation/src/remote/index.ts'])}

\`GuardedPart\`, \`Slot\` and \`remoteTesting\` (\`fakePlatform\`, \`releasedRemote\`) come from there as well; [remotes.md](remotes.md) has them. \`PlanActions\` and \`SupportLink\` lead on where the plan or the modules of an account do not include something.`;
}

function components() {
  const parts = uiEntries.map((entry) => {
    const rows = listExports(at(entryFile(entry)))
      .filter(
        ({ kind, name }) =>
          (kind === 'function' || kind === 'value') && isComponent(name) && !shellComponents.has(name),
      )
      .map(({ name, doc }) => [code(name), cell(requireDoc(doc, name))]);
    return `### ${entryName(entry)}\n\n${table(['component', 'what it is'], rows)}`;
  });
  return `## Components

\`npx girassol gallery\` in the folder of an area shows all of them on one page, as they are installed there. On a server, an admin finds the same page under **Galeria** (\`/operacao/galeria\`). Their props are in the declarations, with comments: an editor shows them.

\`@girassol/shared-ui/charts\` also hands on the parts of Victory that charts are made of. Take them from there, never from \`victory\`: its way of measuring words breaks the security policy.

${parts.join('\n\n')}`;
}

function events() {
  const { init } = findDeclaration(at('shared-domain/src/contract/platform.ts'), 'accountLiveEvent').node;
  const list = init.arguments[1].elements;
  const rows = list.map((element) => {
    const fields = element.arguments[0].properties;
    const kind = fields.find(({ key }) => key.name === 'kind').value.arguments[0].value;
    const others = fields.map(({ key }) => key.name).filter((name) => name !== 'kind');
    return [
      code(kind),
      others.map(code).join(', ') || '–',
      cell(requireDoc(getDoc(element), `event ${kind}`)),
    ];
  });
  const listeners = listExports(at('shared-auth/src/index.ts')).filter(
    ({ name }) => name.startsWith('on') && !shellComponents.has(name) && name !== 'onAccountEvent',
  );
  return `## Events

### Of the account

\`onAccountEvent\` hears what happens in the account, in every open browser of it. Events carry ids and places only: whoever needs more asks for it, and is checked again. \`by\` is the tab that did it (\`clientId\` is your own).

${table(['kind', 'carries', 'when'], rows)}

${example('live-events.tsx')}

### Of the platform

${table(
  ['listener', 'hears'],
  listeners.map((declared) => [
    code(formatSignature(declared)),
    cell(requireDoc(declared.doc, declared.name)),
  ]),
)}

Each answers the function that stops it: call that in the clean-up of the effect. The theme is heard by \`useTheme()\`, the connection by \`useConnection()\`, the session by \`useSession()\`. Addresses are the router's: \`useLocation()\`.`;
}

function sharing() {
  const tiers = {
    host: 'one copy, there before the first area',
    'host-lazy': 'one copy, fetched when somebody first needs it',
    equal: 'one copy for those whose versions fit, otherwise each its own',
  };
  const rows = listSharedEntries(at('shell')).map(({ name, version, tier, file }) => [
    code(name),
    version,
    tiers[tier],
    file?.includes('facades')
      ? `in part: [\`${relative(workspaceRoot, file)}\`](../${relative(workspaceRoot, file)})`
      : 'all',
  ]);
  return `## What is shared

These the shell provides. Import them as usual: they are not in your release. Ask for a version the shell has; one that does not fit is not loaded (GF-204), and the gate says so before (GF-602, GF-603, GF-630). Everything else is yours alone, \`@girassol/shared-domain\` and \`@girassol/federation\` included.

${table(['package', 'version', 'how', 'what of it'], rows)}

Names that a package provides in part are refused at build time when they are not among them (GF-007).`;
}

function policy(rules) {
  const rows = Object.entries(rules).map(([name, values]) => [
    code(name),
    values.map(code).join(' '),
    securityPolicyRuleTexts[name] ?? missing.push(`words for ${name}`),
  ]);
  for (const name of Object.keys(securityPolicyRuleTexts))
    if (!(name in rules)) missing.push(`the rule ${name}, which has words`);
  return `## What a page may do

The server sends this content security policy with every page of the product (\`app.example\` stands for its host). A browser refuses the rest, and the server counts the refusal for your release.

${table(['rule', 'allows', 'what that means for an area'], rows)}

### How to live with it

| not | but |
| --- | --- |
| \`innerHTML\`, \`dangerouslySetInnerHTML\`, \`insertAdjacentHTML\`, \`document.write\` | elements and text: JSX, \`textContent\`, \`append\` |
| \`eval\`, \`new Function\`, \`setTimeout('text')\` | functions. Libraries that compile text into code have a switch: zod is \`z.config({ jitless: true })\` |
| \`onclick="…"\` and \`javascript:\` addresses in markup | \`onClick\` of React, \`addEventListener\` |
| a \`<style>\` of your own, \`style="…"\` in markup from text | styled-components, which know the nonce; the \`style\` property of React is set by script and is allowed |
| a \`<script>\` from anywhere, a library from another host | \`import()\`: it becomes a file of your release, with a hash |
| \`fetch\` of another host | a call of the contract: \`api\`, \`useApiQuery\`. The server asks other hosts |
| pictures and fonts of other hosts | files of your release (\`import picture from './picture.svg'\`), the server's own, \`data:\` and \`blob:\` pictures |
| an \`<iframe>\`, \`window.opener\` of a page inside another | a page of its own, opened by a link |
| a Trusted Types policy of your own | none is needed: there is one, \`default\`, and it lets files with a known hash through |

Components that a library draws by writing markup show only in a browser: tests in jsdom know no policy. \`girassol check\` opens the area under it (GF-612).`;
}

const icons = () => `## Icons

Names for \`icon\`, of menus, contributions and components. \`isIconName(text)\` tells whether a text is one.

${Object.keys(lucideIconNames)
  .map((name) => code(name))
  .join(', ')}`;

const codes = () => `## Codes

Whatever the platform says has a code. [errors.md](errors.md) has them all, each with what to do: [while building](errors.md#while-building), [in the browser](errors.md#in-the-browser), [at the publish gate](errors.md#at-the-publish-gate), [in the command](errors.md#in-the-command).`;

const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Headings of the second and third level, as a list of links. */
function contents(text) {
  return [...text.matchAll(/^(##|###) (.+)$/gm)]
    .map(([, level, heading]) => `${level === '##' ? '' : '  '}- [${heading}](#${anchor(heading)})`)
    .join('\n');
}

/**
 * Builds the reference page, and lists what it lacks.
 * @param {Record<string, string[]>} rules of the content security policy
 * @returns {{ text: string, missing: string[] }}
 */
export function buildReferencePage(rules) {
  missing.length = 0;
  const body = [
    definition(),
    slots(),
    calls(),
    components(),
    events(),
    sharing(),
    policy(rules),
    icons(),
    codes(),
  ].join('\n\n');
  const text = `# Reference for authors of areas

What an area may declare, is given, may call and may not do. [remotes.md](remotes.md) tells how to make one and bring it to people; this page is for looking things up.

Written by \`npm run reference\` from the sources and their comments, with the examples of [\`federation/examples\`](../federation/examples), which the compiler checks. A test fails when it is not what the sources say.

${contents(body)}

${body}
`;
  return { text, missing: [...missing] };
}
