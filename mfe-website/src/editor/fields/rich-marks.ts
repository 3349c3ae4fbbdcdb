/** A text with what is selected of it. */
export interface Selection {
  text: string;
  from: number;
  to: number;
}

const put = ({ text, from, to }: Selection, before: string, inner: string, after: string): Selection => ({
  text: text.slice(0, from) + before + inner + after + text.slice(to),
  from: from + before.length,
  to: from + before.length + inner.length,
});

/** Makes what is selected bold, or plain again: line by line, as marks end with their line. */
export function toggleBold(selection: Selection): Selection {
  const { text, from, to } = selection;
  if (from >= 2 && text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return {
      text: text.slice(0, from - 2) + text.slice(from, to) + text.slice(to + 2),
      from: from - 2,
      to: to - 2,
    };
  const lines = text.slice(from, to).split('\n');
  if (lines.length === 1 && !lines[0]?.includes('**'))
    return put(selection, '**', text.slice(from, to) || 'negrito', '**');
  const isBold = lines.every((line) => line.trim() === '' || boldLine.test(line));
  const turned = lines.map((line) => turnedLine(line, !isBold)).join('\n');
  return { text: text.slice(0, from) + turned + text.slice(to), from, to: from + turned.length };
}

/** A line that is bold as a whole; what makes it an entry of a list stays before that. */
const boldLine = /^(\s*(?:- )?)\*\*([^*]+)\*\*$/;

function turnedLine(line: string, isBold: boolean): string {
  const [, begin = '', words = ''] = /^(\s*(?:- )?)(.*)$/s.exec(line.replaceAll('**', '')) ?? [];
  return isBold && words.trim() !== '' ? `${begin}**${words}**` : begin + words;
}

/** Makes the lines that are selected entries of a list, or lines again. */
export function toggleList({ text, from, to }: Selection): Selection {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(begin, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const turned = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, begin) + turned + text.slice(end), from: begin, to: begin + turned.length };
}

/** Makes what is selected a link. */
export function putLink(selection: Selection, address: string): Selection {
  const { text, from, to } = selection;
  return put(selection, '[', text.slice(from, to) || 'aqui', `](${address})`);
}
