import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** One line of what it is about. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the document with its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
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

/** Figures with their names. */
export function Facts({ facts }: FactsProps) {
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

/** A table that most people skip. */
export function Details({ summary, isOpen, children }: DetailsProps) {
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      <Scroll label={summary}>{children}</Scroll>
    </details>
  );
}

/** A table that may be wider than its place. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
