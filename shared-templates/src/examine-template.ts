import {
  closestTag,
  type TagMarks,
  type TemplateFamily,
  unknownTags,
  writtenTag,
  wronglyMarked,
} from '@girassol/shared-domain/templates';
import type { ReadTemplate, TemplateProblem } from './word';

/** What was found in a document that was chosen as a template. */
export interface Findings {
  fileName: string;
  /** It cannot be filled. */
  problems: readonly TemplateProblem[];
  /** It can, but this is most likely not what somebody meant. */
  doubts: readonly TemplateProblem[];
}

export interface TemplateKind {
  families: readonly TemplateFamily<never>[];
  marks: TagMarks;
  /** May a document without any tag be one? */
  mayBePlain?: boolean | undefined;
}

const problem = (text: string): TemplateProblem => ({ text, line: '' });

/** What is wrong with a file, and what is odd about it. The library for it comes only now. */
export async function examineTemplate(file: File, kind: TemplateKind): Promise<Findings> {
  const found = { fileName: file.name, problems: [], doubts: [] };
  if (!/\.docx$/i.test(file.name))
    return { ...found, problems: [problem('Escolha um documento do Word (.docx).')] };
  const { BrokenTemplate, readTemplate } = await import('./word');
  try {
    const read = readTemplate(await file.arrayBuffer(), kind.marks);
    const doubts = doubtsOf(read, kind);
    if (Object.keys(read.tags).length > 0) return { ...found, doubts };
    const plain = problem(
      `O documento não tem nenhum campo, como ${writtenTag('cliente_nome', kind.marks)}.`,
    );
    return kind.mayBePlain
      ? { ...found, doubts: [plain, ...doubts] }
      : { ...found, problems: [plain, ...doubts] };
  } catch (error) {
    if (error instanceof BrokenTemplate) return { ...found, problems: error.problems };
    throw error;
  }
}

/** Tags that no list has, and those that stand between marks of another kind of document. */
function doubtsOf(
  { tags, lines, lineOf }: ReadTemplate,
  { families, marks }: TemplateKind,
): TemplateProblem[] {
  const unknown = unknownTags(tags, families).map((tag) => {
    const meant = closestTag(tag, families);
    const written = writtenTag(tag, marks);
    return {
      text: meant
        ? `${written}: escreva ${writtenTag(meant, marks)}`
        : `${written} não é um campo disponível`,
      line: lineOf(tag),
    };
  });
  const misplaced = wronglyMarked(lines, families, marks).map(({ written, tag }) => ({
    text: `${written}: escreva ${writtenTag(tag, marks)}`,
    line: lineOf(written),
  }));
  return [...unknown, ...misplaced];
}
