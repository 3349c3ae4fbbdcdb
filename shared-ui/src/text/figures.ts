import { Children, type ReactNode } from 'react';

/**
 * Joins by no-break spaces each `R$` with its amount, each area code with its number, each quantity with its unit and
 * each `art.` or `§` with its number, so that no line ends between them: `R$ 1.234,50`, `(47) 99999-8888`, `6,40 kWp`,
 * `12 dias`, `art. 18, § 2º`.
 */
export const keepFiguresTogether = (text: string): string =>
  text
    .replaceAll('R$ ', 'R$\u00a0')
    .replace(/(\(\d\d\)) (?=\d{4})/g, '$1\u00a0')
    .replace(
      /(\d) (?=(?:kWp|kWh|kW|Wp|W|m²|km|dias?|mês|meses|anos?|horas?|h|min)(?![\p{L}\d]))/gu,
      '$1\u00a0',
    )
    .replace(/(?<!\p{L})(arts?\.|§) (?=\d)/gu, '$1\u00a0');

const hasFigure = (child: unknown): child is string =>
  typeof child === 'string' && keepFiguresTogether(child) !== child;

/** Keeps figures together in the texts among these children of an element; all else stays as it is. */
export function keepFiguresWhole(children: ReactNode): ReactNode {
  if (typeof children === 'string') return keepFiguresTogether(children);
  if (!Array.isArray(children) || !children.some(hasFigure)) return children;
  return Children.map(children, (child) => (hasFigure(child) ? keepFiguresTogether(child) : child));
}
