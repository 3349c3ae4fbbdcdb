import { Fragment, isValidElement, type ReactNode } from 'react';

/** Elements that stand on lines of their own. */
const blocks = new Set(['p', 'h1', 'h2', 'li', 'div']);
const silent = new Set(['head', 'style', 'title']);

/**
 * Converts the React elements of a mail to plain text: paragraphs separated by blank lines, links followed by
 * their address.
 */
export function toPlainText(node: ReactNode): string {
  return `${collectText(node)
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

interface Props {
  children?: ReactNode;
  href?: unknown;
}

function collectText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(collectText).join('');
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  if (type === Fragment) return collectText(props.children);
  // The elements of mails are functions of what they are given: no hooks, no context.
  if (typeof type === 'function') return collectText((type as (given: Props) => ReactNode)(props));
  if (typeof type !== 'string' || silent.has(type)) return '';
  if (type === 'br') return '\n';
  const inside = collectText(props.children);
  if (type === 'a') return props.href === inside ? inside : `${inside}: ${String(props.href)}`;
  return blocks.has(type) ? `\n\n${inside}\n\n` : inside;
}
