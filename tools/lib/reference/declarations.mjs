import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';

/**
 * Cache of the declarations and re-exports of each source file, parsed from its text: TypeScript's own compiler has no
 * interface for that any more, and no types are needed here.
 */
const parsedFiles = new Map();

/**
 * @typedef {object} Declaration
 * @property {string} name
 * @property {'function' | 'value' | 'class' | 'interface' | 'type'} kind
 * @property {string} doc its doc comment, as one line of text
 * @property {any} node
 * @property {string} path of the file
 * @property {string} text of the file
 */

/** @param {string} path */
function parseFile(path) {
  const found = parsedFiles.get(path);
  if (found) return found;
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
    attachComment: true,
  });
  const file = { path, text, comments, own: new Map(), handedOn: new Map(), all: [] };
  parsedFiles.set(path, file);
  for (const statement of program.body) read(file, statement);
  return file;
}

function read(file, statement) {
  const declared = statement.declaration ?? statement;
  const doc = getDoc(statement);
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      if (statement.source) {
        for (const { type, local, imported, exported } of statement.specifiers) {
          // A whole module under one name is described where it is used.
          if (type === 'ExportNamespaceSpecifier') continue;
          const name = (exported ?? local).name;
          const of = imported?.name ?? local.name;
          if (exported || imported)
            file.handedOn.set(name, { from: statement.source.value, of, isExported: Boolean(exported) });
        }
        return;
      }
      break;
    case 'ExportAllDeclaration':
      file.all.push(statement.source.value);
      return;
  }
  const isExported = statement.type === 'ExportNamedDeclaration';
  const add = (name, kind, node) => {
    // The first of several declarations of a function says what it is for.
    if (!file.own.has(name))
      file.own.set(name, { name, kind, doc, node, path: file.path, text: file.text, isExported });
  };
  switch (declared?.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      add(declared.id.name, 'function', declared);
      break;
    case 'ClassDeclaration':
      add(declared.id.name, 'class', declared);
      break;
    case 'TSInterfaceDeclaration':
      add(declared.id.name, 'interface', declared);
      break;
    case 'TSTypeAliasDeclaration':
      add(declared.id.name, 'type', declared);
      break;
    case 'VariableDeclaration':
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier')
          add(id.name, init?.type === 'ArrowFunctionExpression' ? 'function' : 'value', { id, init });
  }
}

/** Returns the doc comment right before a node as one line, without examples. */
export function getDoc(node) {
  const comment = node.leadingComments?.findLast(isDoc);
  return comment ? getDocText(comment.value) : '';
}

/** Returns the doc comment of one part of a union type, which stands before the `|` that begins the part. */
export function getDocOfUnionPart({ path, text }, node) {
  const comment = parseFile(path).comments.findLast((one) => isDoc(one) && one.end <= node.start);
  return comment && /^[\s|]*$/.test(text.slice(comment.end, node.start)) ? getDocText(comment.value) : '';
}

const isDoc = ({ type, value }) => type === 'CommentBlock' && value.startsWith('*');

function getDocText(value) {
  const lines = value.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const end = lines.findIndex((line) => line.startsWith('@example'));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/^\* /, '')
    .replaceAll('*\\/', '*/')
    .replace(/\.? ?@param (\w+) /g, (_, name) => `. \`${name}\`: `)
    .replace(/^\. /, '')
    .trim();
}

/** The file that a relative import names. */
function resolve(from, name) {
  const base = join(dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx')].find((path) =>
    existsSync(path),
  );
}

/**
 * Finds a declaration by name, followed through re-exports to its file.
 * @param {string} path
 * @param {string} name
 * @returns {Declaration}
 */
export function findDeclaration(path, name) {
  const file = parseFile(path);
  const own = file.own.get(name);
  if (own) return own;
  const { from, of } = file.handedOn.get(name) ?? {};
  const target = from && resolve(path, from);
  if (!target) throw new Error(`${path} has no ${name}`);
  return findDeclaration(target, of);
}

/**
 * Lists the exports of an entry that are our own, by name.
 * @param {string} path
 * @returns {Declaration[]}
 */
export function listExports(path) {
  const { own, handedOn, all } = parseFile(path);
  const names = [
    ...[...own.values()].filter(({ isExported }) => isExported).map(({ name }) => name),
    ...[...handedOn]
      .filter(([, { isExported, from }]) => isExported && from.startsWith('.'))
      .map(([name]) => name),
  ];
  const here = names.map((name) => ({ ...findDeclaration(path, name), name }));
  const there = all.flatMap((from) => listExports(resolve(path, from) ?? ''));
  return [...here, ...there].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const squeeze = (text) =>
  text
    // Comments of an inline type are no part of it.
    // linear: a type of our own sources
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/([([<]) /g, '$1')
    .replace(/,? ([)\]>])/g, (whole, close) => (whole.includes('=>') ? whole : close))
    .trim();

const getText = (text, node) => squeeze(text.slice(node.start, node.end));

/**
 * Formats the signature of a declaration: `confirm(options: ConfirmOptions): Promise<boolean>`.
 * @param {Declaration} declaration
 */
export function formatSignature({ name, kind, node, text }) {
  if (kind === 'class') return `class ${name}`;
  if (kind === 'value') {
    const type = node.id.typeAnnotation && getText(text, node.id.typeAnnotation.typeAnnotation);
    const made = node.init?.type === 'NewExpression' ? node.init.callee.name : undefined;
    return type || made ? `${name}: ${type ?? made}` : name;
  }
  const { params = [], returnType, typeParameters } = node.init ?? node;
  const of = typeParameters ? getText(text, typeParameters) : '';
  const answer = returnType ? getText(text, returnType) : '';
  return `${name}${of}(${params.map((param) => formatParameter(text, param)).join(', ')})${answer}`;
}

function formatParameter(text, param) {
  const target = param.type === 'AssignmentPattern' ? param.left : param;
  const isOptional = param.type === 'AssignmentPattern' || target.optional;
  const type = target.typeAnnotation
    ? getText(text, target.typeAnnotation.typeAnnotation)
    : inferType(param.right);
  if (target.type === 'RestElement') return `...${target.argument.name}: ${type}`;
  const name = target.type === 'Identifier' ? target.name : 'options';
  return `${name}${isOptional ? '?' : ''}: ${type}`;
}

/** Returns the type of a default value: a number, a text. */
const inferType = (usual) =>
  ({ StringLiteral: 'string', BooleanLiteral: 'boolean', ObjectExpression: 'object' })[usual?.type] ??
  'number';

/**
 * @typedef {{ name: string, type: string, doc: string, isOptional: boolean }} Field
 */

/**
 * Lists the fields of an interface or of an object type.
 * @param {Pick<Declaration, 'node' | 'text'>} declaration
 * @returns {Field[]}
 */
export function listFields({ node, text }) {
  const members = node.body?.body ?? node.members ?? node.typeAnnotation?.members ?? [];
  return members.map((member) => ({
    name: member.key.value ?? member.key.name,
    type:
      member.type === 'TSMethodSignature'
        ? `(${member.parameters.map((param) => formatParameter(text, param)).join(', ')}) => ${getText(text, member.typeAnnotation.typeAnnotation)}`
        : getText(text, member.typeAnnotation.typeAnnotation),
    doc: getDoc(member),
    isOptional: Boolean(member.optional),
    value: member.typeAnnotation.typeAnnotation,
  }));
}

/** Lists the values of `'a' | 'b'`, or of `['a', 'b'] as const`. */
export function listUnionValues({ node }) {
  const list = node.init?.type === 'TSAsExpression' ? node.init.expression.elements : undefined;
  const words = list ?? node.typeAnnotation?.types?.map(({ literal }) => literal) ?? [];
  return words.map(({ value }) => value);
}
