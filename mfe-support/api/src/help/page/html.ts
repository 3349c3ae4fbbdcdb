import { escapeHtml } from '@girassol/api-platform/http/escape-html';

/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[] | null | false | undefined;

/** Builds HTML of a template; values that are no HTML are escaped, and those that are missing leave nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.map((part, at) => part + toHtml(values[at])).join(''),
});

function toHtml(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}
