import {
  findClosestTag,
  findMisdelimitedTags,
  findTagOfLoop,
  findTagsOutsideLoop,
  findUnknownTags,
  formatTag,
  type TagDelimiters,
  type TemplateTagFamily,
} from '@girassol/shared-domain/templates';
import type { ParsedTemplate, TemplateProblem } from './word';

/** Result of examining a document that was chosen as a template. */
export interface TemplateExamination {
  fileName: string;
  /** Problems because of which the template cannot be filled. */
  problems: readonly TemplateProblem[];
  /** Possible errors in a template that can be filled. */
  doubts: readonly TemplateProblem[];
}

/**
 * Rules for the tags of one kind of template: the families of tags that the template may contain, the
 * characters that enclose a tag, and whether a template without any tag is accepted.
 */
export interface TemplateTagRules {
  families: readonly TemplateTagFamily<never>[];
  marks: TagDelimiters;
  /** May a document without any tag be one? */
  mayBePlain?: boolean | undefined;
}

const problem = (text: string): TemplateProblem => ({ text, line: '' });

/**
 * Examines a file that a person chose as a template: reports problems that prevent filling it, and possible
 * errors such as unknown tags. Imports the library for Word documents on the first call.
 */
export async function examineTemplate(file: File, kind: TemplateTagRules): Promise<TemplateExamination> {
  const found = { fileName: file.name, problems: [], doubts: [] };
  if (!/\.docx$/i.test(file.name))
    return { ...found, problems: [problem('Escolha um documento do Word (.docx).')] };
  const { BrokenTemplateError: BrokenTemplate, parseTemplate: readTemplate } = await import('./word');
  try {
    const read = readTemplate(await file.arrayBuffer(), kind.marks);
    const doubts = findDoubts(read, kind);
    if (Object.keys(read.tags).length > 0) return { ...found, doubts };
    const plain = problem(`O documento não tem nenhum campo, como ${formatTag('cliente_nome', kind.marks)}.`);
    return kind.mayBePlain
      ? { ...found, doubts: [plain, ...doubts] }
      : { ...found, problems: [plain, ...doubts] };
  } catch (error) {
    if (error instanceof BrokenTemplate) return { ...found, problems: error.problems };
    throw error;
  }
}

/** Returns the doubts about a template: unknown tags, tags outside of their repeated section, and
 * tags with the delimiters of another kind of document. */
function findDoubts(
  { tags, lines, getLine }: ParsedTemplate,
  { families, marks }: TemplateTagRules,
): TemplateProblem[] {
  const unknown = findUnknownTags(tags, families).map((tag) => {
    const meant = findTagOfLoop(tag, tags, families) ?? findClosestTag(tag, families);
    const written = formatTag(tag, marks);
    return {
      text: meant ? `${written}: escreva ${formatTag(meant, marks)}` : `${written} não é um campo disponível`,
      line: getLine(tag),
    };
  });
  const outside = findTagsOutsideLoop(tags, families).map(({ tag, loop }) => ({
    text: `${formatTag(tag, marks)} só tem valor entre ${formatTag(`#${loop}`, marks)} e ${formatTag(`/${loop}`, marks)}`,
    line: getLine(tag),
  }));
  const misplaced = findMisdelimitedTags(lines, families, marks).map(({ written, tag }) => ({
    text: `${written}: escreva ${formatTag(tag, marks)}`,
    line: getLine(written),
  }));
  return [...unknown, ...outside, ...misplaced];
}
