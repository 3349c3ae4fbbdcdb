/**
 * Statements after which the program of the release before fails, while both run beside each other: what it reads is gone,
 * or what it writes is refused.
 */
const BREAKING = [
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\bdrop\s+(table|view|function)\b/i, 'drops what the release before may call'],
  [/\brename\s+(column|to|constraint)\b/i, 'renames'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/i, 'demands a value that the release before may leave out'],
  [/\balter\s+column\s+\w+\s+drop\s+default\b/i, 'takes a default away that the release before counts on'],
];

const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*).*$/gm;
/** Parentheses without others in them, but those of a call that runs a statement. */
const INNERMOST = /\((?!\s*['"`]?alter\b)[^()`]*\)/gi;
const ADDED_COLUMN = /\badd\s+column\b[^,;`]*/gi;

/** Removes parentheses and what is in them: lists and conditions hold commas. */
function removeParentheses(text) {
  const less = text.replace(INNERMOST, '');
  return less === text ? text : removeParentheses(less);
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
  return found;
}
