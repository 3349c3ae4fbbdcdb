import { type TagMarks, writtenTag } from '@girassol/shared-domain/templates';

/** One thing that keeps a template from being filled, in words of whoever wrote it. */
export interface TemplateProblem {
  text: string;
  /** The line of the document it stands in; empty when it is not known. */
  line: string;
}

/** The template cannot be filled as it is, and why. */
export class BrokenTemplate extends Error {
  override name = 'BrokenTemplate';
  constructor(readonly problems: readonly TemplateProblem[]) {
    super(problems[0]?.text ?? NO_DOCUMENT);
  }
}

export const NO_DOCUMENT = 'O arquivo não é um documento do Word que possa ser preenchido.';

type Reason = (tag: string, marks: TagMarks) => string;

const doubled = (mark: string) => `“${mark}${mark}”: escreva “${mark}” uma vez só.`;

const reasons: Record<string, Reason> = {
  unopened_tag: (tag, { start, end }) =>
    `O campo “${tag}” tem “${end}” sem “${start}”. Escreva ${writtenTag(tag, { start, end })}.`,
  unclosed_tag: (tag, marks) => `O campo “${tag}” não tem “${marks.end}”. Escreva ${writtenTag(tag, marks)}.`,
  duplicate_open_tag: (tag, { start }) => `O campo “${tag}” tem ${doubled(start)}`,
  duplicate_close_tag: (tag, { end }) => `O campo “${tag}” tem ${doubled(end)}`,
  unclosed_loop: (tag, marks) =>
    `A repetição “${tag}” não tem fim: falta ${writtenTag(`/${tag}`, marks)} depois do que se repete.`,
  unopened_loop: (tag, marks) =>
    `A repetição “${tag}” não tem começo: falta ${writtenTag(`#${tag}`, marks)} antes do que se repete.`,
  closing_tag_does_not_match_opening_tag: (tag, marks) =>
    `A repetição “${tag}” termina com o nome de outra: confira ${writtenTag('#…', marks)} e ${writtenTag('/…', marks)}.`,
  no_xml_tag_found_at_left: (tag) => `O campo “${tag}” está num lugar que não pode ser preenchido.`,
  no_xml_tag_found_at_right: (tag) => `O campo “${tag}” está num lugar que não pode ser preenchido.`,
  raw_tag_outerxml_invalid: (tag) => `O campo “${tag}” deve estar sozinho no parágrafo.`,
};

interface Place {
  marks: TagMarks;
  lineOf: (tag: string) => string;
}

/** What docxtemplater found, each thing once; `lineOf` names the line a tag stands in. */
export function problemsOf(error: unknown, { marks, lineOf }: Place): TemplateProblem[] {
  const found = findings(error).flatMap(({ id, tag }) => {
    const reason = reasons[id];
    return reason ? [{ text: reason(tag, marks), line: lineOf(tag) }] : [];
  });
  const once = [...new Map(found.map((problem) => [problem.text, problem])).values()];
  return once.length > 0 ? once : [{ text: NO_DOCUMENT, line: '' }];
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
