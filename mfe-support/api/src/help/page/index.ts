import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { getOrigin } from '@girassol/api-platform/http/origin';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import {
  buildArticlePath,
  HELP_PATH,
  MAX_HELP_SEARCH_LENGTH,
  OPEN_SCREEN_PATH,
} from '@girassol/support-domain/help';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HelpArticle } from '../articles/article';
import { loadArticles } from '../articles/load-articles';
import { findHelpArticles } from '../search/search-articles';
import { countVote, hasVoted } from './count-vote';
import { html } from './html';
import { renderArticle } from './render-article';
import { renderArticleList } from './render-article-list';
import { type HelpPageHost, renderHelpPage } from './render-help-page';

/** The area whose addresses these are: where a partner leaves it out, they do not exist. */
const REMOTE = 'mfe-support';
const PRODUCT_NAME = 'Girassol';
const hidden = { schema: { hide: true } };
/** Other articles of the subject that a page leads to. */
const MAX_OTHERS = 5;

/** Functions of the server that the help pages need: which host they are asked on, and the font. */
export interface HelpPagesHost {
  /** Is this area part of what the host of the request shows? Never on a customer's own domain. */
  hasRemote(request: FastifyRequest, remote: string): boolean;
  /** Is the product shown under its own brand? */
  isOwnBrand(request: FastifyRequest): boolean;
  /** Answers as if there were no page: the shell says what is at the address. */
  sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Address of the product's own font; null where it is not built. */
  fontUrl(): string | null;
}

const query = z.object({ busca: z.string() }).partial();
const vote = z.object({ ajudou: z.enum(['sim', 'nao']) });

/** Registers the pages of help articles, which are open to everybody and have no script. */
export async function registerHelpPages(app: FastifyInstance, host: HelpPagesHost): Promise<void> {
  const { database } = app;
  const articles = loadArticles();
  const slugs = new Set(articles.keys());

  await app.register(async (pages) => {
    registerPlainFormParser(pages);
    pages.addHook('onRequest', async (request, reply) => {
      if (!host.hasRemote(request, REMOTE)) return host.sendShell(request, reply);
    });
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
      return send(reply, renderFailure(getHost(request), message), status);
    });

    pages.get(HELP_PATH, hidden, async (request, reply) => {
      const search = (query.safeParse(request.query).data?.busca ?? '')
        .trim()
        .slice(0, MAX_HELP_SEARCH_LENGTH);
      const found =
        search === '' ? [] : await database.asSystem((tx) => findHelpArticles(tx, articles, search));
      return send(reply, renderArticleList(getHost(request), { articles, search, found }));
    });
    // This screen is the shell's: it knows whose id belongs into an address.
    pages.get(OPEN_SCREEN_PATH, hidden, (request, reply) => host.sendShell(request, reply));
    pages.get(buildArticlePath(':slug'), hidden, (request, reply) => {
      const article = requireArticle(request);
      const others = [...articles.values()]
        .filter(({ category, slug }) => category === article.category && slug !== article.slug)
        .slice(0, MAX_OTHERS);
      const page = { article, others, hasVoted: hasVoted(request, article.slug) };
      return send(reply, renderArticle(getHost(request), page));
    });
    pages.post(buildArticlePath(':slug'), hidden, async (request, reply) => {
      const { slug } = requireArticle(request);
      const { data } = vote.safeParse(request.body);
      if (!data) throw invalidField('ajudou', 'Responda com Sim ou Não.');
      await countVote(database, { request, reply }, { slug, isHelpful: data.ajudou === 'sim', slugs });
      return reply
        .code(303)
        .headers({ location: `${buildArticlePath(slug)}#voto`, 'cache-control': 'no-store' })
        .send();
    });
  });

  const getHost = (request: FastifyRequest): HelpPageHost => {
    const isOwnBrand = host.isOwnBrand(request);
    return {
      productName: isOwnBrand ? PRODUCT_NAME : '',
      fontUrl: host.fontUrl(),
      origin: isOwnBrand ? getOrigin(request) : null,
    };
  };

  function requireArticle({ params }: FastifyRequest): HelpArticle {
    const article = articles.get(z.object({ slug: z.string() }).parse(params).slug);
    if (!article) throw notFound('Este artigo não existe, ou mudou de nome.');
    return article;
  }
}

const renderFailure = (host: HelpPageHost, message: string): HtmlPage =>
  renderHelpPage(host, {
    title: 'Não deu certo',
    description: message,
    path: null,
    content: html`<h1>Não deu certo</h1><p class="lead">${message}</p><p class="none"><a class="button" href="${HELP_PATH}">Ver todos os artigos</a></p>`,
  });

const send = (reply: FastifyReply, page: HtmlPage, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.contentSecurityPolicy,
      // A vote changes the page.
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .send(page.html);
