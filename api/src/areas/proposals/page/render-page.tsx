import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProposalBody } from './ProposalBody';
import { getPageTheme, type PageLayout, type ProposalPageData } from './proposal-page-data';
import { renderPageStyle } from './render-page-style';
import { getViewTrackingPixelUrl, renderViewTrackingStyle } from './visits';

/** Title of every proposal's page in browser tabs and link previews (shell.chrome-007). */
export const PROPOSAL_PAGE_TITLE = 'Proposta de Energia Solar Fotovoltaica';

const classes: Record<PageLayout, string> = {
  FULL: '',
  MOBILE: 'mobile',
  PRINT: 'print',
  FINANCING: '',
};

/** Loaded means drawn: pictures and font are there. */
const PRINT_AT_ONCE = 'addEventListener("load",()=>print())';

/**
 * Renders the complete HTML page of a proposal. `origin` is the origin of the page's public address; `title` that of a
 * document that is kept as a file.
 */
export function renderPage(
  facts: ProposalPageData,
  origin: string,
  title: string = PROPOSAL_PAGE_TITLE,
): HtmlPage {
  const { proposal, view, fontUrl, isDraft, printsAtOnce } = facts;
  const { primaryColor } = getPageTheme(proposal);
  return buildHtmlDocument({
    title,
    style: `${renderPageStyle({ primaryColor, fontUrl })}${isDraft ? '' : renderViewTrackingStyle(getViewTrackingPixelUrl(proposal.frontId))}`,
    head: isDraft ? '' : renderPreviewTags(facts, origin),
    body: renderToStaticMarkup(<ProposalBody {...facts} />),
    bodyClass: classes[view],
    framedBy: isDraft ? 'self' : 'none',
    ...(printsAtOnce && { script: PRINT_AT_ONCE }),
  });
}

/**
 * Renders the tags that messaging programs show with the link: sender and kind of document, nothing about the customer.
 */
function renderPreviewTags({ proposal, links }: ProposalPageData, origin: string): string {
  const description = `Preparada por ${proposal.companyName}.`;
  const picture = `${origin}/proposta/imagem/${getPageTheme(proposal).primaryColor.slice(1).toLowerCase()}.png`;
  const tags: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:locale', 'pt_BR'],
    ['og:title', PROPOSAL_PAGE_TITLE],
    ['og:description', description],
    ['og:site_name', proposal.companyName],
    ['og:url', origin + links.full],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Sol sobre módulos solares'],
  ];
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    '',
  ].join('\n');
}
