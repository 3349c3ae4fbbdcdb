import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** Sentence that introduces the section. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Section of a proposal's page, with its heading. */
export function PageSection({ id, title, lead, children }: SectionProps) {
  return (
    <section className="card" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Part of a section that stands on one page of paper. */
export function PrintedWhole({ children }: { children: ReactNode }) {
  return <div className="whole">{children}</div>;
}

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode, note?: string] | null | false)[];
}

/** List of figures, each with its label. */
export function LabelledFigureList({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>
                {fact[1]}
                {fact[2] && <small>{fact[2]}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface DetailsProps {
  summary: string;
  /** Paper has nothing to press: there it is always open. */
  isOpen: boolean;
  children: ReactNode;
}

/** Table on a proposal's page that the reader can expand and collapse. */
export function CollapsibleTable({ summary, isOpen, children }: DetailsProps) {
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      <ScrollArea label={summary}>{children}</ScrollArea>
    </details>
  );
}

interface HalvedTableProps<Row> {
  rows: readonly Row[];
  /** On paper the table is drawn as two of half the height side by side, which leaves no gap at the foot of a page. */
  isHalved: boolean;
  /** Draws the table of some rows; `isLast` is where totals stand. */
  children: (rows: readonly Row[], isLast: boolean) => ReactNode;
}

/** Long table of a proposal's page: in one piece on a screen, in two columns on paper. */
export function HalvedTable<Row>({ rows, isHalved, children }: HalvedTableProps<Row>) {
  if (!isHalved) return children(rows, true);
  const middle = Math.ceil(rows.length / 2);
  return (
    <div className="halves">
      {children(rows.slice(0, middle), false)}
      {children(rows.slice(middle), true)}
    </div>
  );
}

/** Region of a proposal's page that scrolls horizontally, for tables that are wider than the screen. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
