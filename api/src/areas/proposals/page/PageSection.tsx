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
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
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

/** Region of a proposal's page that scrolls horizontally, for tables that are wider than the screen. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
