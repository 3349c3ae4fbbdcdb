import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import {
  buildArticlePath,
  buildScreenLink,
  HELP_PATH,
  helpCategoryLabels,
} from '@girassol/support-domain/help';
import type { ArticleBlock, ArticleSpan, HelpArticle } from '../articles/article';
import { type Html, html } from './html';
import { type HelpPageHost, renderHelpPage } from './render-help-page';

/** Renders a help article with its question whether it has helped, and others of its subject. */
export function renderArticle(
  host: HelpPageHost,
  { article, others, hasVoted }: { article: HelpArticle; others: readonly HelpArticle[]; hasVoted: boolean },
): HtmlPage {
  const { slug, title, summary, category, blocks } = article;
  return renderHelpPage(host, {
    title: `${title} · Ajuda`,
    description: summary,
    path: buildArticlePath(slug),
    content: html`<p class="back"><a href="${HELP_PATH}">Ajuda</a> › ${helpCategoryLabels[category]}</p>
<div class="split"><article><h1>${title}</h1><p class="lead">${summary}</p>${blocks.map(renderBlock)}${renderVote(slug, hasVoted)}</article>
<aside class="aside">${others.length > 0 && html`<h2>Veja também</h2><ul>${others.map((other) => html`<li><a href="${buildArticlePath(other.slug)}">${other.title}</a></li>`)}</ul>`}<h2>Não resolveu?</h2><p>Pergunte à Zoe pelo botão do chat, dentro do sistema, ou <a href="/tickets">abra um chamado</a>.</p></aside></div>`,
  });
}

function renderBlock({ kind, lines }: ArticleBlock): Html {
  const items = lines.map((line) => html`<li>${line.map(renderSpan)}</li>`);
  if (kind === 'steps') return html`<ol class="steps">${items}</ol>`;
  if (kind === 'list') return html`<ul class="points">${items}</ul>`;
  const text = lines.flat().map(renderSpan);
  return kind === 'heading' ? html`<h3>${text}</h3>` : html`<p>${text}</p>`;
}

function renderSpan({ text, isLabel, to }: ArticleSpan): Html {
  if (to !== undefined) return html`<a href="${buildScreenLink(to)}">${text}</a>`;
  return isLabel ? html`<strong>${text}</strong>` : html`${text}`;
}

const renderVote = (slug: string, hasVoted: boolean): Html =>
  hasVoted
    ? html`<div class="vote" id="voto" role="status"><p>Obrigado pela resposta.</p></div>`
    : html`<form class="vote" id="voto" method="post" action="${buildArticlePath(slug)}"><p>Isto ajudou?</p><button class="button plain" type="submit" name="ajudou" value="sim">Sim</button><button class="button plain" type="submit" name="ajudou" value="nao">Não</button></form>`;
