import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBrand } from './brand';
import { MailFrame } from './elements';
import { toPlainText } from './plain-text';

/** Mail with subject, HTML and plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * Converts a text to one line: replaces line breaks and other control characters, which would end a header of
 * a mail or forge another one. Names of customers may contain any characters.
 */
export const toOneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const MAX_SUBJECT_LENGTH = 150;

/** Renders the React elements of a mail as HTML, with all values escaped, and as plain text. */
export function renderMail(
  brand: MailBrand,
  {
    subject,
    reason,
    content,
    unsubscribeUrl,
  }: { subject: string; reason: string; content: ReactNode; unsubscribeUrl: string | null },
): RenderedMail {
  const line = toOneLine(subject).slice(0, MAX_SUBJECT_LENGTH);
  const mail = (
    <MailFrame brand={brand} subject={line} reason={reason} unsubscribeUrl={unsubscribeUrl}>
      {content}
    </MailFrame>
  );
  return { subject: line, html: `<!doctype html>${renderToStaticMarkup(mail)}`, text: toPlainText(mail) };
}
