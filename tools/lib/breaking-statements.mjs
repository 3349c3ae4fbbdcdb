/**
 * Statements after which the program of the release before fails, while both run beside each other: what it reads is gone,
 * or what it writes is refused.
 */
const BREAKING = [
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\bdrop\s+(table|view|function)\b/i, 'drops what the release before may call'],
  [/\brename\s+(?:column|to|constraint|\w+\s+to)\b/i, 'renames'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/i, 'demands a value that the release before may leave out'],
  [/\balter\s+column\s+\w+\s+drop\s+default\b/i, 'takes a default away that the release before counts on'],
];

const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*).*$/gm;
/** Parentheses without others in them, but those of a call that runs a statement. */
const INNERMOST = /\((?!\s*['"`]?alter\b)[^()`]*\)/gi;
const ADDED_COLUMN = /\badd\s+column\b[^,;`]*/gi;
/** `alter table`, its name and what is done to it, up to the end of the text that runs it. */
const ALTERED_TABLE = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)([^;`]*)/gi;
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\s+(?:\w+\s+)?on\s+(\w+)\s*([^;`'"]*)/gi;
const CREATED_TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;
const NEW_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;
/** A column that rows of the release before leave empty: empty values are never the same. */
const EMPTY_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)(?![^,;`]*\b(?:default|generated)\b)/gi;
const DROPPED_CONSTRAINT = /\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/gi;
const NEW_RULE =
  /\badd\s+(?:constraint\s+(\w+)\s+)?(unique|check|foreign\s+key|primary\s+key|exclude)\b[^;`]*/gi;

/** Removes parentheses and what is in them: lists and conditions hold commas. */
function removeParentheses(text) {
  const less = text.replace(INNERMOST, '');
  return less === text ? text : removeParentheses(less);
}

const listNames = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/**
 * Lists the tables that a migration gives a rule which rows of the release before may break: unique values, a check, a
 * reference. Tables and columns of the migration itself do not count, nor does a rule that takes the place of another.
 */
function listNarrowedTables(text) {
  const created = listNames(text, CREATED_TABLE);
  const dropped = listNames(text, DROPPED_CONSTRAINT);
  const added = listNames(text, NEW_COLUMN);
  const empty = listNames(text, EMPTY_COLUMN);
  const concerns = (rule, columns) => rule.split(/\W+/).some((word) => columns.includes(word));
  const altered = [...text.matchAll(ALTERED_TABLE)].filter(([, , change]) =>
    [...change.matchAll(NEW_RULE)].some(
      ([rule, name, kind]) =>
        !dropped.includes(name) &&
        !(name === undefined && /\bdrop\s+constraint\b/i.test(change)) &&
        !concerns(rule, /^(check|foreign)/i.test(kind) ? added : empty),
    ),
  );
  const indexed = [...text.matchAll(UNIQUE_INDEX)].filter(([, , columns]) => !concerns(columns, empty));
  return [...altered, ...indexed].map(([, table]) => table).filter((table) => !created.includes(table));
}

/**
 * Finds statements of a migration that break the release before it, which still runs while the new one starts. A function
 * that is dropped and created again in the same migration has only changed.
 *
 * @param {string} source  Text of the migration.
 * @returns {string[]} What each of them does.
 */
export function findBreakingStatements(source) {
  const text = source.replace(COMMENT_LINE, '');
  const found = BREAKING.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  const isDemanded = (column) =>
    /\bnot\s+null\b/i.test(column) && !/\b(default|generated|serial)\b/i.test(column);
  if ((removeParentheses(text).match(ADDED_COLUMN) ?? []).some(isDemanded))
    found.push('adds a column that the release before leaves empty');
  for (const table of new Set(listNarrowedTables(text)))
    found.push(`gives ${table} a rule that rows of the release before may break`);
  return found;
}
