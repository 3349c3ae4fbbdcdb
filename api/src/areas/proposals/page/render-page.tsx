import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../../../platform/http/escape-html';
import { type HtmlPage, htmlDocument } from '../../../platform/http/html-document';
import { ProposalBody } from './ProposalBody';
import { type PageFacts, type PageView, themeOf } from './page-facts';
import { pageStyle } from './page-style';

/** What browsers and messages call every proposal (shell.chrome-007). */
export const PAGE_TITLE = 'Proposta de Energia Solar Fotovoltaica';

const classes: Record<PageView, string> = {
  FULL: '',
  MOBILE: 'mobile',
  PRINT: 'print',
  FINANCING: '',
};

/** Loaded means drawn: pictures and font are there. */
const PRINT_AT_ONCE = 'addEventListener("load",()=>print())';

/** The proposal as a complete page; `origin` is that of the address it is read at. */
export function renderPage(facts: PageFacts, origin: string): HtmlPage {
  const { proposal, view, fontUrl, isDraft, printsAtOnce } = facts;
  const { primaryColor } = themeOf(proposal);
  return htmlDocument({
    title: PAGE_TITLE,
    style: pageStyle({ primaryColor, fontUrl }),
    head: isDraft ? '' : previewTags(facts, origin),
    body: renderToStaticMarkup(<ProposalBody {...facts} />),
    bodyClass: classes[view],
    framedBy: isDraft ? 'self' : 'none',
    ...(printsAtOnce && { script: PRINT_AT_ONCE }),
  });
}

/** What messaging programs show of the link: the sender and the kind of document, nothing about the customer. */
function previewTags({ proposal, links }: PageFacts, origin: string): string {
  const description = `Preparada por ${proposal.companyName}.`;
  const picture = `${origin}/proposta/imagem/${themeOf(proposal).primaryColor.slice(1).toLowerCase()}.png`;
  const tags: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:locale', 'pt_BR'],
    ['og:title', PAGE_TITLE],
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
