import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PROPOSAL_PAGE_TITLE } from './render-page';
import { renderPageStyle } from './render-page-style';

interface StatusPage {
  heading: string;
  /** Reason, and what the reader can do. */
  message: string;
  primaryColor: string;
  fontUrl: string | null;
  /** More than words: a summary, whom to ask. */
  children?: ReactNode;
}

/** Renders a page in place of a proposal that is missing, closed or unavailable. */
export function renderProposalStatusPage({
  heading,
  message,
  primaryColor,
  fontUrl,
  children,
}: StatusPage): HtmlPage {
  return buildHtmlDocument({
    title: PROPOSAL_PAGE_TITLE,
    style: renderPageStyle({ primaryColor, fontUrl }),
    body: renderToStaticMarkup(
      <main className="status">
        <svg viewBox="0 0 120 80" aria-hidden="true">
          <circle className="sun-disc" cx="60" cy="56" r="22" />
          <path className="chart axis" d="M6 70 H114" stroke="currentColor" strokeWidth="2" />
          <g stroke="#f2a900" strokeWidth="4" strokeLinecap="round">
            <path d="M60 10v12M20 30l9 8M100 30l-9 8" />
          </g>
        </svg>
        <h1>{heading}</h1>
        <p>{message}</p>
        {children}
      </main>,
    ),
  });
}
