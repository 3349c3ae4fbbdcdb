import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import {
  buildArticlePath,
  HELP_PATH,
  helpCategories,
  helpCategoryLabels,
  MAX_HELP_SEARCH_LENGTH,
} from '@girassol/support-domain/help';
import type { HelpArticle } from '../articles/article';
import type { HelpArticles } from '../articles/load-articles';
import { type Html, html } from './html';
import { type HelpPageHost, renderHelpPage } from './render-help-page';

interface ArticleList {
  articles: HelpArticles;
  /** Text of the search; empty: nothing was searched. */
  search: string;
  /** Articles that the search has found, best first. */
  found: readonly HelpArticle[];
}

/** Renders the list of help articles by subject, or those that a search has found. */
export function renderArticleList(host: HelpPageHost, { articles, search, found }: ArticleList): HtmlPage {
  return renderHelpPage(host, {
    title: search === '' ? 'Ajuda' : `${search} · Ajuda`,
    description: 'Como fazer cada coisa no sistema, passo a passo, com os nomes dos botões.',
    path: search === '' ? HELP_PATH : null,
    content: html`<h1>Como podemos ajudar?</h1>
<form class="search" method="get" action="${HELP_PATH}" role="search"><label for="busca">Busque nos artigos</label><input id="busca" type="search" name="busca" value="${search}" maxlength="${MAX_HELP_SEARCH_LENGTH}" placeholder="Ex.: enviar a proposta"><button class="button" type="submit">Buscar</button></form>
${search === '' ? renderGroups(articles) : renderFound(search, found)}`,
  });
}

const renderGroups = (articles: HelpArticles): Html =>
  html`<div class="groups">${helpCategories.map(
    (category) =>
      html`<section class="group"><h2>${helpCategoryLabels[category]}</h2><ul>${[...articles.values()]
        .filter((article) => article.category === category)
        .map(renderLink)}</ul></section>`,
  )}</div>`;

const renderLink = ({ slug, title }: HelpArticle): Html =>
  html`<li><a href="${buildArticlePath(slug)}">${title}</a></li>`;

function renderFound(search: string, found: readonly HelpArticle[]): Html {
  if (found.length === 0)
    return html`<div class="none"><p>Nenhum artigo fala de “${search}”. Tente outras palavras, ou fale com uma pessoa da equipe.</p><p><a class="button" href="/tickets">Falar com o suporte</a></p><p><a href="${HELP_PATH}">Ver todos os artigos</a></p></div>`;
  return html`<p class="count">${found.length === 1 ? '1 artigo' : `${found.length} artigos`} · <a href="${HELP_PATH}">Ver todos</a></p><ol class="found">${found.map(
    ({ slug, title, summary }) =>
      html`<li><a href="${buildArticlePath(slug)}">${title}</a><p>${summary}</p></li>`,
  )}</ol>`;
}
