import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlPage, htmlDocument } from '../../../platform/http/html-document';
import { pageStyle } from './page-style';
import { PAGE_TITLE } from './render-page';

interface StatusPage {
  heading: string;
  /** What happened and what to do. */
  message: string;
  primaryColor: string;
  fontUrl: string | null;
  /** More than words: a summary, whom to ask. */
  children?: ReactNode;
}

/** A page in place of the proposal: not there, over, busy. */
export function renderStatusPage({
  heading,
  message,
  primaryColor,
  fontUrl,
  children,
}: StatusPage): HtmlPage {
  return htmlDocument({
    title: PAGE_TITLE,
    style: pageStyle({ primaryColor, fontUrl }),
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
