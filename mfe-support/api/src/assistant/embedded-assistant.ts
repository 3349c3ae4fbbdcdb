import { PROPOSED_ARTICLES } from '@girassol/support-domain/help';
import type { ArticleBlock, HelpArticle } from '../help/articles/article';
import { type FoundArticle, isAnswer } from '../help/search/search-articles';
import type { Assistant, AssistantAnswer } from './assistant';

/** An article further behind the best one than this is not cited. */
const MIN_SHARE_OF_BEST = 0.6;
/** Article about support itself: its readers look for a person. */
const SUPPORT_SLUG = 'falar-com-o-suporte';

const GREETING = /^(oi|ol[aá]|opa|bom dia|boa tarde|boa noite|e a[ií])[\s!.,?]*$/i;
const THANKS = /^(muito )?(obrigad[oa]|valeu|brigad[oa]|perfeito|entendi|ok|certo)[\s!.,?]*$/i;

const unknownAnswer: AssistantAnswer = {
  text: 'Não encontrei isso nos artigos de ajuda, e prefiro não inventar. Conte de outro jeito o que você quer fazer, ou fale com uma pessoa da equipe.',
  citations: [],
  offersPerson: true,
};

const say = (text: string): AssistantAnswer => ({ text, citations: [], offersPerson: false });

/** Assistant that answers with the best article itself: its summary and its steps. Works without a network. */
export const embeddedAssistant: Assistant = {
  answer: async ({ history, found }) => answerFromArticles(history.at(-1)?.text ?? '', found),
};

/** Answers a question with the best article that was found; says so where none fits. */
export function answerFromArticles(question: string, found: readonly FoundArticle[]): AssistantAnswer {
  const text = question.trim();
  if (text === '')
    return {
      text: 'Recebi a imagem, mas eu só leio texto. Escreva o que acontece nela, ou fale com uma pessoa da equipe, que a verá.',
      citations: [],
      offersPerson: true,
    };
  if (GREETING.test(text)) return say('Oi! O que você quer fazer?');
  if (THANKS.test(text)) return say('Por nada! Se precisar, é só escrever.');
  const [best] = found;
  if (!best || !isAnswer(best)) return unknownAnswer;
  const cited = found
    .filter(({ score }) => score >= best.score * MIN_SHARE_OF_BEST)
    .slice(0, PROPOSED_ARTICLES)
    .map(({ article }) => article.slug);
  return {
    text: composeAnswer(best.article),
    citations: cited,
    offersPerson: best.article.slug === SUPPORT_SLUG,
  };
}

/** Composes an answer of the summary of an article and its first steps. */
function composeAnswer({ summary, blocks }: HelpArticle): string {
  const steps = blocks.find(({ kind }) => kind === 'steps');
  if (!steps) return summary;
  return `${summary}\n\n${steps.lines.map((line, at) => `${at + 1}. ${writeLine(line)}`).join('\n')}`;
}

const writeLine = (spans: ArticleBlock['lines'][number]): string =>
  spans.map(({ text, isLabel }) => (isLabel ? `**${text}**` : text)).join('');
