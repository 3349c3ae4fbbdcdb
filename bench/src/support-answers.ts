import {
  type AskedQuestion,
  chosenQuestions,
  inventedQuestions,
} from '../../mfe-support/api/src/help/search/questions.fixture';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computePercentile, formatMs } from './lib/statistics';

// How often the right help article is among the first three, and how long the search takes.
//   pnpm bench support-answers

const PORT = 18_859;
const FIRST = 3;

const figures = await withRunningProduct({ port: PORT, store: 'PostgreSQL' }, async (product) => {
  const { token } = await product.signIn();
  const samples: number[] = [];
  const isFound = async ({ question, article }: AskedQuestion) => {
    const started = performance.now();
    const response = await fetch(
      `${product.server.url}/api/help/articles?${new URLSearchParams({ search: question })}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { articles }: { articles: { slug: string }[] } = await response.json();
    samples.push(performance.now() - started);
    return articles.slice(0, FIRST).some(({ slug }) => slug === article);
  };
  const count = async (questions: readonly AskedQuestion[]) => {
    let hits = 0;
    for (const question of questions) if (await isFound(question)) hits += 1;
    return hits;
  };
  const chosen = await count(chosenQuestions);
  const invented = await count(inventedQuestions);
  const rows: MeasuredFigure[] = [
    {
      what: `right article among the first ${FIRST}, questions written before the articles`,
      measured: `${chosen} of ${chosenQuestions.length}`,
      target: '>= 36 of 40',
      met: chosen >= 36,
    },
    {
      what: `right article among the first ${FIRST}, questions invented without reading them`,
      measured: `${invented} of ${inventedQuestions.length}`,
      target: '',
    },
    { what: 'search p95', measured: formatMs(computePercentile(samples, 0.95)), target: '' },
    buildLoadFigure(),
  ];
  return rows;
});
recordFigures('support-answers', figures);
