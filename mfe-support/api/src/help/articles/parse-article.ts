import { helpCategories } from '@girassol/support-domain/help';
import { z } from 'zod';
import type { ArticleBlock, ArticleSpan, HelpArticle } from './article';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const head = z.strictObject({
  title: z.string().min(1),
  category: z.enum(helpCategories),
  summary: z.string().min(1),
  keywords: list,
  screens: list,
});

const HEAD = /^---\n([\s\S]*?)\n---\n/;
const FIELD = /^(\w+): (.*)$/;
const STEP = /^\d+\. /;
const ENTRY = /^- /;
const HEADING = /^## /;
// linear: articles are files of the program
const SPAN = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Parses an article: a head between lines of `---` with its title, category, summary, keywords and screens, then text with
 * numbered steps, lists, headings (`##`), labels (`**Salvar**`) and links. Throws with the name of the file for any other.
 */
export function parseArticle(slug: string, file: string): HelpArticle {
  const [whole = '', fields = ''] = HEAD.exec(file) ?? [];
  const entries = fields.split('\n').map((line) => FIELD.exec(line)?.slice(1) ?? [line, '']);
  const parsed = head.safeParse(Object.fromEntries(entries));
  if (!parsed.success)
    throw new Error(`artigo de ajuda ${slug}.md: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  const text = file.slice(whole.length).trim();
  return { slug, ...parsed.data, text, blocks: parseBlocks(text) };
}

function parseBlocks(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const lines = paragraph.split('\n');
    const [first = ''] = lines;
    const kind = getKind(first);
    const mark = { steps: STEP, list: ENTRY, heading: HEADING, paragraph: null }[kind];
    blocks.push({ kind, lines: lines.map((line) => parseSpans(mark ? line.replace(mark, '') : line)) });
  }
  return blocks;
}

function getKind(line: string): ArticleBlock['kind'] {
  if (STEP.test(line)) return 'steps';
  if (ENTRY.test(line)) return 'list';
  return HEADING.test(line) ? 'heading' : 'paragraph';
}

function parseSpans(line: string): ArticleSpan[] {
  const spans: ArticleSpan[] = [];
  let end = 0;
  for (const match of line.matchAll(SPAN)) {
    const [all, label, linkText, to] = match;
    if (match.index > end) spans.push({ text: line.slice(end, match.index) });
    if (label !== undefined) spans.push({ text: label, isLabel: true });
    else if (linkText !== undefined && to !== undefined) spans.push({ text: linkText, to });
    end = match.index + all.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}
