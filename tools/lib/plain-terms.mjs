import { basename } from 'node:path';

/** Names, comments and files that the glossary of docs/architecture.md has better words for. */
const limits =
  /^[ \t]*(?:export )?(?:const|let) ((?:MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|HIGHEST|LOWEST)\w*|LIMIT|MAX|MIN)\b/gm;
const comments = /\/\*\*[\s*]*(What|Where|Whoever|Whose|Who)\b/g;
const files = /(?:^|-)words(?:\.(?:test|fixture|testing))?\.\w+$/;

/**
 * Texts of screens that users stumbled over, with the word to use and the files whose text the specification fixes or
 * another program expects.
 */
const labels = [
  {
    found: /Conta de Energia/g,
    better: 'Conta de Luz (getFinancingDocumentLabel)',
    allowed: /expected-documents|document-requirements|qi\/codes/,
  },
  { found: /\bNF-e\b/g, better: 'NFe' },
  { found: /sinônimos?\b/gi, better: 'outro nome' },
  { found: /menu Financeiro/g, better: 'a page with its link: Assinatura e pagamentos' },
  { found: /fale com quem cuida/gi, better: 'a link or button to that person or to the support' },
  { found: /acab(?:ou|aram) de ser notificad/g, better: 'já recebeu um aviso há pouco' },
  { found: /\d (?:opções|resultados|itens) disponível/g, better: 'disponíveis' },
];

/** Folder of the help articles, whose lines are all read by people. */
export const ARTICLE_FOLDER = 'mfe-support/api/src/help/articles/texts';

const isArticle = (file) => file.startsWith(`${ARTICLE_FOLDER}/`) && file.endsWith('.md');

const isScreenText = (file) =>
  isArticle(file) ||
  (/\.tsx?$/.test(file) &&
    !/(?:^|\/)(?:tools|e2e|bench|test)\/|\.(?:test|fixture|testing|spec)\./.test(file));

const comment = /^\s*(?:\/\/|\/?\*)/;

/** Finds texts of screens and articles that {@link labels} has better words for; comments may use them. */
function findUnplainLabels(file, source) {
  if (!isScreenText(file)) return [];
  const lines = source.split('\n');
  return labels
    .filter(({ allowed }) => !allowed?.test(file))
    .flatMap(({ found, better }) =>
      [...source.matchAll(found)].flatMap(({ index, 0: text }) => {
        const line = lineAt(source, index);
        return !isArticle(file) && comment.test(lines[line - 1])
          ? []
          : [`${file}:${line}: write ${better}, not ${text}`];
      }),
    );
}

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
  return [...found, ...findUnplainLabels(file, source)];
}
