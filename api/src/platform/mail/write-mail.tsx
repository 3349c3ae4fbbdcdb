import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBrand } from './brand';
import { MailFrame } from './elements';
import { plainText } from './plain-text';

/** A mail as it leaves. */
export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
}

/** Line breaks and other controls would end a header, or look like another one; names of customers may hold anything. */
export const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const LONGEST_SUBJECT = 150;

/** Writes the elements of a mail as HTML, where React escapes what it is given, and as plain text. */
export function writeMail(
  brand: MailBrand,
  { subject, reason, content }: { subject: string; reason: string; content: ReactNode },
): WrittenMail {
  const line = oneLine(subject).slice(0, LONGEST_SUBJECT);
  const mail = (
    <MailFrame brand={brand} subject={line} reason={reason}>
      {content}
    </MailFrame>
  );
  return { subject: line, html: `<!doctype html>${renderToStaticMarkup(mail)}`, text: plainText(mail) };
}
