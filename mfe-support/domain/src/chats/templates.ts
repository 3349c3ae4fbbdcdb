import { MAX_TEMPLATE_VARIABLES } from './limits';

/** Text that WhatsApp has approved, with gaps `{{1}}`, `{{2}}` …: the only way to write outside the window of 24 hours. */
export interface ChatTemplate {
  /** As it is registered at WhatsApp: `retomar_contato`. */
  name: string;
  /** `pt_BR`. */
  language: string;
  body: string;
}

const GAP = /\{\{(\d{1,2})\}\}/g;

/** Lists the numbers of the gaps of a template, each once, in their order. */
export const listTemplateGaps = (body: string): number[] =>
  [...new Set([...body.matchAll(GAP)].map(([, number]) => Number(number)))].sort((a, b) => a - b);

/** Fills the gaps of a template: the first value belongs to `{{1}}`. A gap without a value stays. */
export const fillTemplate = (body: string, values: readonly string[]): string =>
  body.replace(GAP, (gap, number: string) => values[Number(number) - 1] || gap);

/** Finds what is wrong with a template, as a sentence for the person who typed it; null: nothing. */
export function findTemplateProblem({ name, body }: Pick<ChatTemplate, 'name' | 'body'>): string | null {
  if (!/^[a-z0-9_]{1,60}$/.test(name))
    return 'O nome do modelo tem só letras minúsculas, números e _, como no WhatsApp.';
  if (body.trim() === '') return 'Escreva o texto do modelo.';
  const gaps = listTemplateGaps(body);
  if (gaps.length > MAX_TEMPLATE_VARIABLES) return `Um modelo tem até ${MAX_TEMPLATE_VARIABLES} lacunas.`;
  if (gaps.some((gap, at) => gap !== at + 1))
    return 'As lacunas são numeradas em ordem: {{1}}, {{2}}, {{3}}.';
  return null;
}
