/** Text with the start and end of its selection. */
export interface TextSelection {
  text: string;
  from: number;
  to: number;
}

const wrapSelection = (
  { text, from, to }: TextSelection,
  before: string,
  inner: string,
  after: string,
): TextSelection => ({
  text: text.slice(0, from) + before + inner + after + text.slice(to),
  from: from + before.length,
  to: from + before.length + inner.length,
});

/** Makes the selected text bold or plain, line by line, because bold marks end with their line. */
export function toggleBold(selection: TextSelection): TextSelection {
  const { text, from, to } = selection;
  if (from >= 2 && text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return {
      text: text.slice(0, from - 2) + text.slice(from, to) + text.slice(to + 2),
      from: from - 2,
      to: to - 2,
    };
  const lines = text.slice(from, to).split('\n');
  if (lines.length === 1 && !lines[0]?.includes('**'))
    return wrapSelection(selection, '**', text.slice(from, to) || 'negrito', '**');
  const isBold = lines.every((line) => line.trim() === '' || boldLine.test(line));
  const turned = lines.map((line) => setLineBold(line, !isBold)).join('\n');
  return { text: text.slice(0, from) + turned + text.slice(to), from, to: from + turned.length };
}

/** A line that is bold as a whole; what makes it an entry of a list stays before that. */
const boldLine = /^(\s*(?:- )?)\*\*([^*]+)\*\*$/;

function setLineBold(line: string, isBold: boolean): string {
  const [, begin = '', words = ''] = /^(\s*(?:- )?)(.*)$/s.exec(line.replaceAll('**', '')) ?? [];
  return isBold && words.trim() !== '' ? `${begin}**${words}**` : begin + words;
}

/** Turns the selected lines into list entries, or back into plain lines. */
export function toggleList({ text, from, to }: TextSelection): TextSelection {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(begin, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const turned = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, begin) + turned + text.slice(end), from: begin, to: begin + turned.length };
}

/** Turns the selected text into a link. */
export function insertLink(selection: TextSelection, address: string): TextSelection {
  const { text, from, to } = selection;
  return wrapSelection(selection, '[', text.slice(from, to) || 'aqui', `](${address})`);
}
