import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HELP_PATH } from '@girassol/support-domain/help';
import { z } from 'zod';
import { loadArticles } from './load-articles';
import { parseArticle } from './parse-article';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const articles = [...loadArticles().values()];
/** Routes of the product, and public pages of the server that no area declares. */
const routes = new Set(['/verificar', ...listRoutes()]);
const sources = readSources(
  readdirSync(root)
    .filter((name) => /^(shell|mfe-.*|shared-domain|shared-ui|shared-templates)$/.test(name))
    .flatMap((name) => [join(root, name, 'src'), join(root, name, 'domain/src')])
    .filter((folder) => existsSync(folder)),
);

/** Lists the routes of the table that says who may open what. */
function listRoutes(): string[] {
  const file = join(root, 'shell/src/routes/access-matrix.fixture.json');
  const rows = z.array(z.object({ path: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
  return rows.map(({ path }) => path);
}

/** Reads the sources of folders as one text; tests name labels too, and prove nothing, and nobody sees
 * the names that only screen readers speak. */
function readSources(folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|testing|fixture)\./.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\baria-label="[^"]*"/g, '')),
    )
    .join('\n');
}

const spans = articles.flatMap(({ slug, blocks }) =>
  blocks.flatMap(({ lines }) => lines.flat().map((span) => ({ slug, ...span }))),
);

test('there are about forty articles, each with a summary, a step and a screen that proposes it', () => {
  expect(articles.length).toBeGreaterThanOrEqual(40);
  for (const { slug, blocks, summary, keywords, screens } of articles) {
    expect({ slug, hasSteps: blocks.some(({ kind }) => kind === 'steps') }).toEqual({ slug, hasSteps: true });
    expect(summary.length).toBeLessThanOrEqual(220);
    expect(keywords.length).toBeGreaterThan(3);
    expect(screens.length).toBeGreaterThan(0);
  }
});

test('the first steps come first', () => {
  expect(articles[0]?.slug).toBe('primeiros-passos');
});

test('each link leads to a route of the product or to another article, and each article to a screen', () => {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const wrong = spans.filter(
    ({ to }) => to !== undefined && !routes.has(to) && !slugs.has(to.slice(HELP_PATH.length + 1)),
  );
  expect(wrong).toEqual([]);
  for (const { slug, blocks } of articles)
    expect({
      slug,
      leadsToScreen: blocks.some(({ lines }) =>
        lines.flat().some(({ to }) => to !== undefined && routes.has(to)),
      ),
    }).toEqual({ slug, leadsToScreen: true });
});

test('each screen that proposes an article is a route of the product', () => {
  const unknown = articles.flatMap(({ slug, screens }) =>
    screens.filter((screen) => !routes.has(screen)).map((screen) => `${slug}: ${screen}`),
  );
  expect(unknown).toEqual([]);
});

test('each label stands in the sources of a screen as it is quoted', () => {
  const isQuoted = (label: string) =>
    [`'${label}'`, `"${label}"`, `\`${label}\``, `>${label}<`].some((text) => sources.includes(text)) ||
    // A text of JSX on a line of its own, or the beginning of one that goes on with a value.
    new RegExp(`[>\\n\`]\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*[\\n<{$]`).test(sources);
  const unknown = spans.filter(({ text, isLabel }) => isLabel && !isQuoted(text));
  expect(unknown.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

test('a file that is no article is named', () => {
  expect(() => parseArticle('x', 'Sem cabeçalho')).toThrow(/^artigo de ajuda x\.md: /);
  expect(() =>
    parseArticle('x', '---\ntitle: A\ncategory: nada\nsummary: b\nkeywords: \nscreens: \n---\n'),
  ).toThrow(/category/);
});
