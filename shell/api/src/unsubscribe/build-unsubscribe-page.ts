import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { buildFontFaces, SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';

/** Texts of the page, and the label of its one button if there is something to do. */
export interface UnsubscribePageContent {
  title: string;
  text: string;
  button?: string;
}

const renderStyle = (fontUrl: string | null): string => `${buildFontFaces(fontUrl)}
:root{color-scheme:light dark}
body{margin:0;padding:12vh 24px;border-top:4px solid #1f6f54;font:16px/24px ${SANS_SERIF_FONTS};background:#faf8f4;color:#1d2a26}
main{max-width:480px;margin:0 auto}
h1{margin:0 0 16px;font-size:24px;line-height:32px}
button{margin-top:8px;padding:12px 20px;border:0;border-radius:6px;background:#1f6f54;color:#fff;font:600 16px/24px inherit;font-family:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #f2a900;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#121a17;color:#e8ece9}}`;

/**
 * Builds the page by which mails are switched off, or that says that they are. It has no script, and loads no other file
 * than the product's font, if there is one.
 */
export function buildUnsubscribePage(
  { title, text, button }: UnsubscribePageContent,
  fontUrl: string | null,
): HtmlPage {
  // Without an action the form goes to the address of the page, which is signed.
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  return buildHtmlDocument({
    title,
    style: renderStyle(fontUrl),
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main>`,
  });
}
