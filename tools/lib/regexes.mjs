import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

const ignored = new Set(['node_modules', 'dist', 'build', 'coverage', 'test-results', 'playwright-report']);

/** Yields the paths of all TypeScript and JavaScript sources of a folder. */
export function* listSourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || ignored.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listSourceFiles(path);
    else if (/\.[cm]?[jt]sx?$/.test(entry.name)) yield path;
  }
}

/**
 * Finds the regular expressions of a source: literals, and `new RegExp(…)` of texts in the same source. `pattern` is
 * null where the text is only known at run time. `explanations` are the lines of comments `// linear: …`, which say why
 * expressions of the same or the next line take linear time on their input; `explainedAt` is the line of the comment
 * that an expression has.
 * @returns {{ expressions: { line: number, code: string, pattern: string | null, flags: string,
 * explainedAt: number | null }[], explanations: number[] }}
 */
export function findRegexes(path, source) {
  // Most files have none, and parsing is what takes time.
  if (!/RegExp|[^/*]\/[^/*]/.test(source)) return { expressions: [], explanations: [] };
  const { program, comments } = parse(source, {
    sourceType: 'module',
    plugins: [
      ...(/\.[cm]?tsx?$/.test(path) ? ['typescript'] : []),
      ...(/\.[cm]?ts$/.test(path) ? [] : ['jsx']),
    ],
    errorRecovery: true,
    attachComment: false,
  });
  const explanations = new Set(
    comments.filter(({ value }) => /^ linear: \S/.test(value)).map(({ loc }) => loc.start.line),
  );
  const explain = (line) => [line, line - 1].find((one) => explanations.has(one)) ?? null;

  const constants = new Map();
  const found = [];
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      // A name that stands for two values stands for none.
      constants.set(node.id.name, constants.has(node.id.name) ? null : node.init);
    if (node.type === 'RegExpLiteral') found.push({ node, pattern: node.pattern, flags: node.flags });
    if (isRegExpCall(node) && unwrap(node.arguments[0])?.type !== 'RegExpLiteral') found.push({ node });
  });
  const expressions = found.map(({ node, pattern, flags }) => ({
    line: node.loc.start.line,
    code: source.slice(node.start, node.end),
    pattern: pattern ?? resolveText(node.arguments[0], constants),
    flags: flags ?? (node.arguments[1] ? resolveText(node.arguments[1], constants) : '') ?? '',
    explainedAt: explain(node.loc.start.line),
  }));
  return { expressions, explanations: [...explanations] };
}

const isRegExpCall = ({ type, callee }) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  callee.type === 'Identifier' &&
  callee.name === 'RegExp';

function walk(node, visit) {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const child of value) if (typeof child?.type === 'string') walk(child, visit);
    } else if (typeof value.type === 'string') walk(value, visit);
  }
}

const unwrap = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? unwrap(node.expression) : node;

/**
 * Returns the text that an expression stands for; null where the source does not say. `depth` ends circular references.
 */
function resolveText(wrapped, constants, depth = 0) {
  const node = unwrap(wrapped);
  if (!node || depth > 8) return null;
  const text = (part) => resolveText(part, constants, depth + 1);
  const joined = (parts, separator) => (parts.includes(null) ? null : parts.join(separator));
  switch (node.type) {
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral': {
      const parts = node.quasis.flatMap(({ value }, index) => [
        value.cooked,
        ...(index < node.expressions.length ? [text(node.expressions[index])] : []),
      ]);
      return joined(parts, '');
    }
    case 'TaggedTemplateExpression':
      return isStringRaw(node.tag) && node.quasi.expressions.length === 0
        ? node.quasi.quasis[0].value.raw
        : null;
    case 'BinaryExpression':
      return node.operator === '+' ? joined([text(node.left), text(node.right)], '') : null;
    case 'RegExpLiteral':
      return node.pattern;
    case 'Identifier':
      return text(constants.get(node.name));
    case 'MemberExpression': {
      const of = unwrap(node.object.type === 'Identifier' ? constants.get(node.object.name) : node.object);
      return node.property.name === 'source' && of?.type === 'RegExpLiteral' ? of.pattern : null;
    }
    case 'CallExpression': {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.name !== 'join') return null;
      const { object } = node.callee;
      const list = unwrap(object.type === 'Identifier' ? constants.get(object.name) : object);
      const separator = text(node.arguments[0]);
      if (list?.type !== 'ArrayExpression' || separator === null) return null;
      return joined(list.elements.map(text), separator);
    }
    default:
      return null;
  }
}

const isStringRaw = (tag) =>
  tag.type === 'MemberExpression' && tag.object.name === 'String' && tag.property.name === 'raw';
