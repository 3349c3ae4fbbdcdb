import { basename } from 'node:path';

/** Names, comments and files that the glossary of docs/architecture.md has better words for. */
const limits =
  /^[ \t]*(?:export )?(?:const|let) ((?:MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|HIGHEST|LOWEST)\w*|LIMIT|MAX|MIN)\b/gm;
const comments = /\/\*\*[\s*]*(What|Where|Whoever|Whose|Who)\b/g;
const files = /(?:^|-)words(?:\.(?:test|fixture|testing))?\.\w+$/;

const lineAt = (source, index) => source.slice(0, index).split('\n').length;

/**
 * Finds words that a reader would not search for.
 * @param {string} file path of a source file
 * @param {string} source its text
 * @returns {string[]} a sentence for each finding, which begins with file and line
 */
export function findUnplainTerms(file, source) {
  const found =
    files.test(basename(file)) && !file.includes('/migrations/')
      ? [`${file}: name a file of labels *-labels`]
      : [];
  for (const match of source.matchAll(limits))
    found.push(`${file}:${lineAt(source, match.index)}: name the limit MAX_… or MIN_…, not ${match[1]}`);
  for (const match of source.matchAll(comments))
    found.push(
      `${file}:${lineAt(source, match.index)}: begin the comment with a verb or the thing's name, not with ${match[1]}`,
    );
  return found;
}
