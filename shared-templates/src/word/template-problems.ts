import { formatTag, type TagDelimiters } from '@girassol/shared-domain/templates';

/** Problem that prevents a template from being filled, described for its author. */
export interface TemplateProblem {
  text: string;
  /** The line of the document it stands in; empty when it is not known. */
  line: string;
}

/** Error about a template that cannot be filled, with all its problems. */
export class BrokenTemplateError extends Error {
  override name = 'BrokenTemplate';
  constructor(readonly problems: readonly TemplateProblem[]) {
    super(problems[0]?.text ?? NOT_A_WORD_DOCUMENT_MESSAGE);
  }
}

/** Message about an uploaded template that is no Word document. */
export const NOT_A_WORD_DOCUMENT_MESSAGE = 'O arquivo não é um documento do Word que possa ser preenchido.';

type Reason = (tag: string, marks: TagDelimiters) => string;

const doubled = (mark: string) => `“${mark}${mark}”: escreva “${mark}” uma vez só.`;

const reasons: Record<string, Reason> = {
  unopened_tag: (tag, { start, end }) =>
    `O campo “${tag}” tem “${end}” sem “${start}”. Escreva ${formatTag(tag, { start, end })}.`,
  unclosed_tag: (tag, marks) => `O campo “${tag}” não tem “${marks.end}”. Escreva ${formatTag(tag, marks)}.`,
  duplicate_open_tag: (tag, { start }) => `O campo “${tag}” tem ${doubled(start)}`,
  duplicate_close_tag: (tag, { end }) => `O campo “${tag}” tem ${doubled(end)}`,
  unclosed_loop: (tag, marks) =>
    `A repetição “${tag}” não tem fim: falta ${formatTag(`/${tag}`, marks)} depois do que se repete.`,
  unopened_loop: (tag, marks) =>
    `A repetição “${tag}” não tem começo: falta ${formatTag(`#${tag}`, marks)} antes do que se repete.`,
  closing_tag_does_not_match_opening_tag: (tag, marks) =>
    `A repetição “${tag}” termina com o nome de outra: confira ${formatTag('#…', marks)} e ${formatTag('/…', marks)}.`,
  no_xml_tag_found_at_left: (tag) => `O campo “${tag}” está num lugar que não pode ser preenchido.`,
  no_xml_tag_found_at_right: (tag) => `O campo “${tag}” está num lugar que não pode ser preenchido.`,
  raw_tag_outerxml_invalid: (tag) => `O campo “${tag}” deve estar sozinho no parágrafo.`,
};

interface TemplateErrorContext {
  marks: TagDelimiters;
  getLine: (tag: string) => string;
}

/**
 * Converts an error of docxtemplater to a list of template problems without duplicates; `getLine` returns the
 * line of the template that contains a tag.
 */
export function toTemplateProblems(
  error: unknown,
  { marks, getLine }: TemplateErrorContext,
): TemplateProblem[] {
  const found = findings(error).flatMap(({ id, tag }) => {
    const reason = reasons[id];
    return reason ? [{ text: reason(tag, marks), line: getLine(tag) }] : [];
  });
  const once = [...new Map(found.map((problem) => [problem.text, problem])).values()];
  return once.length > 0 ? once : [{ text: NOT_A_WORD_DOCUMENT_MESSAGE, line: '' }];
}

function findings(error: unknown): { id: string; tag: string }[] {
  if (typeof error !== 'object' || error === null || !('properties' in error)) return [];
  const { properties } = error;
  if (typeof properties !== 'object' || properties === null) return [];
  if ('errors' in properties && Array.isArray(properties.errors)) return properties.errors.flatMap(findings);
  if (!('id' in properties) || typeof properties.id !== 'string') return [];
  const tag = 'xtag' in properties && typeof properties.xtag === 'string' ? properties.xtag : '';
  return [{ id: properties.id, tag: withoutMarks(tag) }];
}

/** The name in a tag on which the library left half of the marks. */
function withoutMarks(tag: string): string {
  let end = tag.length;
  while (end > 0 && ']}'.includes(tag.charAt(end - 1))) end -= 1;
  return tag
    .slice(0, end)
    .replace(/^[[{#/]+/, '')
    .trim();
}
