import type { ExpectedFinancingPaper } from '@girassol/shared-domain/contract';
import { Heading, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { PaperRow } from './PaperRow';
import { partnerOf } from './paper-words';
import type { PaperSending } from './sending/use-paper-sending';

interface PapersListProps {
  papers: readonly ExpectedFinancingPaper[];
  now: number;
  sending: PaperSending;
  isOpen: boolean;
  onReuse(paper: ExpectedFinancingPaper, fileId: string): void;
  /** Null: these are for others to see. */
  onView: ((paper: ExpectedFinancingPaper) => void) | null;
}

/** Papers below one another; those of each partner of a company below a heading of their own (financing-015). */
export function PapersList({ papers, sending, ...row }: PapersListProps) {
  const own = papers.filter(({ semantic }) => partnerOf(semantic) === null);
  const partners = [...new Set(papers.flatMap(({ semantic }) => partnerOf(semantic) ?? []))];
  const rows = (some: readonly ExpectedFinancingPaper[]) =>
    some.map((paper) => <PaperRow key={paper.semantic} paper={paper} papers={sending} {...row} />);
  return (
    <>
      <List>{rows(own)}</List>
      {partners.map((partner) => (
        <section key={partner} aria-label={`Sócio ${partner}`}>
          <Heading level={3} size={14}>{`Sócio ${partner}`}</Heading>
          <List>{rows(papers.filter(({ semantic }) => partnerOf(semantic) === partner))}</List>
        </section>
      ))}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${tokens.space[12]};
  margin: ${tokens.space[8]} 0 0;
  padding: 0;
  list-style: none;
`;
