import { describeApi } from '@girassol/api/test/harness';
import { loadArticles } from '../articles/load-articles';
import { indexArticles } from './index-articles';
import { proposeArticles } from './propose-articles';
import {
  chosenQuestions,
  everydayQuestions,
  newTypedQuestions,
  typedQuestions,
  unrelatedQuestions,
} from './questions.fixture';
import { findHelpArticles } from './search-articles';

const articles = loadArticles();

describeApi('search of help articles', (api) => {
  const find = (question: string) =>
    api.database.asSystem(async (tx) =>
      (await findHelpArticles(tx, articles, question)).map(({ slug }) => slug),
    );

  test('for 36 of 40 questions the right article is among the first three', async () => {
    const missed = [];
    for (const { question, article } of chosenQuestions) {
      const found = (await find(question)).slice(0, 3);
      if (!found.includes(article)) missed.push({ question, article, found });
    }
    // The list is part of the message of a failure.
    if (missed.length > 4) expect(missed).toEqual([]);
  });

  test('questions in everyday words find the right article first', async () => {
    for (const { question, article } of everydayQuestions) expect((await find(question))[0]).toBe(article);
  });

  test('questions with slang and typing errors find the right article first', async () => {
    const missed = [];
    for (const { question, article } of [...typedQuestions, ...newTypedQuestions]) {
      const [first] = await find(question);
      if (first !== article) missed.push({ question, article, first });
    }
    expect(missed).toEqual([]);
  });

  test('the very word comes before others of its stem: who cannot log in is not led to logos', async () => {
    expect((await find('não consigo logar'))[0]).toBe('recuperar-acesso');
    expect((await find('logos'))[0]).toMatch(/^(dados-da-empresa|personalizar-proposta)$/);
  });

  test('a typing error, the beginning of a word and a left-out hyphen find the word', async () => {
    for (const [typed, meant] of [
      ['domnio', 'domínio'],
      ['domimio', 'domínio'],
      ['dominoi', 'domínio'],
      ['whats', 'whatsapp'],
      ['email', 'e-mail'],
    ] as const)
      expect([typed, await find(typed)]).toEqual([typed, await find(meant)]);
    // Another word than one that only begins otherwise.
    expect(await find('fominio')).toEqual([]);
  });

  test('what only shares a word with an article finds none', async () => {
    for (const question of unrelatedQuestions)
      expect([question, await find(question)]).toEqual([question, []]);
  });

  test('endings, accents and stop words do not matter', async () => {
    for (const question of ['domínios', 'o dominio', 'DOMÍNIO'])
      expect((await find(question))[0]).toBe('dominio-do-site');
    expect(await find('de para com')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  test('the index follows the articles: only what has changed is written, and what is gone is removed', async () => {
    const rows = () =>
      api.query<{ slug: string; version: string }>(
        'select slug, xmin::text as version from help_articles order by slug',
      );
    const before = await rows();
    await indexArticles(api.database, articles);
    expect(await rows()).toEqual(before);
    const [first] = articles.values();
    if (!first) throw new Error('no article');
    const changed = new Map(articles).set(first.slug, { ...first, summary: 'Ornitorrinco.' });
    changed.delete('notas');
    await indexArticles(api.database, changed);
    expect(await find('ornitorrincos')).toEqual([first.slug]);
    expect((await rows()).map(({ slug }) => slug)).not.toContain('notas');
    await indexArticles(api.database, articles);
    expect((await rows()).length).toBe(articles.size);
  });

  test('a screen proposes its articles first, then general ones', () => {
    const propose = (path: string) => proposeArticles(articles, path).map(({ slug }) => slug);
    expect(propose('/editar-website/1/dominio')[0]).toBe('dominio-do-site');
    expect(propose('/kits/lista/1')).toContain('kits');
    expect(propose('/isto-nao-existe')).toEqual([
      'primeiros-passos',
      'buscar-em-tudo',
      'falar-com-o-suporte',
    ]);
  });
});
