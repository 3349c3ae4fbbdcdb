import { storageKeys } from '@girassol/shared-auth/storage';
import type { AnyNode, CallExpression, MemberExpression, NewExpression } from 'acorn';
import { simple } from 'acorn-walk';
import type { GateFinding } from '../../registry/operations';

/** Thing that a script of a release does at one position of its text, and no area may do. */
export interface ScriptIncident {
  code: GateFinding['code'];
  severity: GateFinding['severity'];
  what: string;
  how: string;
  /** Offset in the text of the script. */
  at: number;
}

/** Call of the API that a script names: `GET /customers/:id`. */
export interface NamedApiCall {
  call: string;
  at: number;
}

const API_CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/[\w/:.*-]*$/;
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self', 'top', 'parent']);
/**
 * Globals that bundlers and the federation plugin of Vite make for the parts of a release, and what everybody may set to
 * go elsewhere.
 */
const ALLOWED_GLOBALS =
  /^(?:(?:webpack|rspack)Chunk\w*|webpackHotUpdate\w*|__VUE_HMR_RUNTIME__|location|name)$/;

const remedies = {
  session:
    'ask shared-auth: getSession, useSession and the API client; what is stored there is not for areas',
  cookies:
    'keep settings on the server by the API, or in localStorage under a key that begins with the name of the area',
  evaluation: 'make no code of text: call functions by name; of zod that is z.config({ jitless: true })',
  global: 'keep it in a module of your own; listen with addEventListener and take it away in the clean-up',
  document: 'leave language and direction of the page to the shell; set lang on an element of your own',
  worker: 'leave it out: one worker serves the whole product, and it is the one of the shell',
};

const error = (
  code: GateFinding['code'],
  what: string,
  how: string,
  { start }: { start: number },
): ScriptIncident => ({
  code,
  severity: 'error',
  what,
  how,
  at: start,
});

/**
 * Finds what a script of a release does that no area may do, by its syntax tree: also what runs only for a certain input
 * or behind a button that nobody presses. `container` is the release's own global.
 */
export function findScriptIncidents(program: AnyNode, container: string): ScriptIncident[] {
  const found: ScriptIncident[] = [];
  const written = new Set<AnyNode>();
  simple(program, {
    AssignmentExpression({ left, right }) {
      written.add(left);
      const path = getPath(left);
      if (!path) return;
      found.push(...judgeAssignment(path, { isEmpty: isEmptyText(right), container, node: left }));
    },
    CallExpression(node) {
      found.push(...judgeCall(node, container));
    },
    NewExpression(node) {
      if (getPath(node.callee) === 'Function') found.push(...judgeFunctionOfText(node));
    },
    Literal(node) {
      if (typeof node.value === 'string') found.push(...judgeText(node.value, node));
    },
    TemplateElement(node) {
      found.push(...judgeText(node.value.cooked ?? '', node));
    },
  });
  simple(program, {
    MemberExpression(node) {
      if (written.has(node) || getPath(node) !== 'document.cookie') return;
      found.push({
        ...error('GF-644', 'it reads cookies', remedies.cookies, node),
        // Those of an advertiser are read at a signup.
        severity: 'warning',
      });
    },
  });
  return found;
}

/** Lists the calls of the API that a script names. */
export function listNamedApiCalls(program: AnyNode): NamedApiCall[] {
  const calls: NamedApiCall[] = [];
  simple(program, {
    Literal({ value, start }) {
      if (typeof value === 'string' && API_CALL.test(value)) calls.push({ call: value, at: start });
    },
    TemplateLiteral({ quasis: [text], expressions, start }) {
      const value = text?.value.cooked ?? '';
      if (expressions.length === 0 && API_CALL.test(value)) calls.push({ call: value, at: start });
    },
  });
  return calls;
}

function judgeAssignment(
  path: string,
  { isEmpty, container, node }: { isEmpty: boolean; container: string; node: AnyNode },
): ScriptIncident[] {
  if (path === 'document.cookie') return [error('GF-644', 'it writes cookies', remedies.cookies, node)];
  if (/^document\.(?:dir|documentElement\.(?:lang|dir))$/.test(path))
    return [error('GF-638', `it sets ${path}`, remedies.document, node)];
  if (path === 'document.title' && isEmpty)
    return [
      error(
        'GF-648',
        'it empties the title of the page',
        'say what the page is, or leave it to the shell',
        node,
      ),
    ];
  if (/^(?:document\.|document\.body\.|document\.documentElement\.|window\.)on[a-z]+$/.test(path))
    return [error('GF-637', `it sets ${path}`, remedies.global, node)];
  const [, name = ''] = /^window\.([^.]+)$/.exec(path) ?? [];
  return name && name !== container && !ALLOWED_GLOBALS.test(name)
    ? [error('GF-637', `it makes the global ${name}`, remedies.global, node)]
    : [];
}

function judgeCall(node: CallExpression, container: string): ScriptIncident[] {
  const path = getPath(node.callee);
  if (path === undefined) return [];
  const [first] = node.arguments;
  if (path === 'eval' && first) return [error('GF-645', 'it calls eval', remedies.evaluation, node)];
  if (path === 'Function') return judgeFunctionOfText(node);
  if (/^(?:window\.)?(?:setTimeout|setInterval)$/.test(path) && isText(first))
    return [error('GF-645', `it gives ${path} code as text`, remedies.evaluation, node)];
  if (/(?:^|\.)serviceWorker\.register$/.test(path))
    return [error('GF-646', 'it registers a service worker', remedies.worker, node)];
  if (/^(?:window\.)?(?:Object|Reflect)\.(?:definePropert(?:y|ies)|assign)$/.test(path))
    return judgeDefinition(node, container);
  return [];
}

function judgeDefinition(node: CallExpression, container: string): ScriptIncident[] {
  const [target, key] = node.arguments;
  const path = target && target.type !== 'SpreadElement' ? getPath(target) : undefined;
  if (path === undefined || !(path === 'window' || /^[A-Z]\w*\.prototype$/.test(path) || path === 'document'))
    return [];
  const name = readText(key) ?? '';
  // Polyfills and bundlers define prototypes of classes of their own; those of the language are judged in the browser.
  if (path !== 'window' || name === container || ALLOWED_GLOBALS.test(name)) return [];
  return [error('GF-637', `it makes the global ${name || 'of another name'}`, remedies.global, node)];
}

function judgeFunctionOfText(node: CallExpression | NewExpression): ScriptIncident[] {
  const [first] = node.arguments;
  // Older libraries ask for the global object in this way; the policy refuses it and they go on without.
  const isGlobalObject = /^return this;?$/.test(readText(first) ?? '');
  if (!first || isGlobalObject || isPublicPathOfRuntime(first)) return [];
  return [error('GF-645', 'it makes a function of text', remedies.evaluation, node)];
}

/**
 * Returns true for the code that module federation's runtime brings for remotes with a manifest of its own; this platform
 * loads none, so it never runs.
 */
function isPublicPathOfRuntime(text: AnyNode): boolean {
  const end = text.type === 'BinaryExpression' ? text.right : text;
  return (
    end.type === 'MemberExpression' &&
    end.property.type === 'Identifier' &&
    end.property.name === 'getPublicPath'
  );
}

function judgeText(text: string, node: AnyNode): ScriptIncident[] {
  if (text !== storageKeys.session) return [];
  return [error('GF-644', 'it names the stored session of the person', remedies.session, node)];
}

/**
 * Returns a chain of names as one text, from the global object: `document.cookie` for `window.document['cookie']` and
 * `window.x` for `self.x`. Undefined for anything else, such as the property of a call's result.
 */
function getPath(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return GLOBAL_OBJECTS.has(node.name) ? 'window' : node.name;
  if (node.type === 'ChainExpression') return getPath(node.expression);
  // As bundlers and minifiers call a function without its object: `(0, eval)(text)`.
  if (node.type === 'SequenceExpression') {
    const last = node.expressions.at(-1);
    return last && getPath(last);
  }
  if (node.type !== 'MemberExpression') return undefined;
  const object = getPath(node.object);
  const name = getPropertyName(node);
  if (object === undefined || name === undefined) return undefined;
  return object === 'window' && /^(?:document|navigator|eval|Function|Object|Reflect|window|self)$/.test(name)
    ? name
    : `${object}.${name}`;
}

function getPropertyName({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return 'name' in property ? property.name : undefined;
  return readText(property);
}

/** Returns the text of a literal, also of one in backticks without expressions; undefined for anything else. */
const readText = (node: AnyNode | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
};

const isText = (node: AnyNode | undefined): boolean =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');

const isEmptyText = (node: AnyNode): boolean =>
  node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() === '';
