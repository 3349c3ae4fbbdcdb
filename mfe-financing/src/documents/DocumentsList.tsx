import type { ExpectedFinancingDocument } from '@girassol/shared-domain/contract';
import { parsePartnerNumber } from '@girassol/shared-domain/financing';
import { Heading, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DocumentRow } from './DocumentRow';
import type { DocumentSending } from './sending/use-document-sending';

interface DocumentsListProps {
  papers: readonly ExpectedFinancingDocument[];
  now: number;
  sending: DocumentSending;
  isOpen: boolean;
  /** Financing that is concluded or lost: no document is sent any more. */
  isEnded: boolean;
  onReuse(paper: ExpectedFinancingDocument, fileId: string): void;
  /** Null: these are for others to see. */
  onView: ((paper: ExpectedFinancingDocument) => void) | null;
}

/** List of documents. Documents of each partner of a company are under a heading of their own (financing-015). */
export function DocumentsList({ papers, sending, ...row }: DocumentsListProps) {
  const own = papers.filter(({ semantic }) => parsePartnerNumber(semantic) === null);
  const partners = [...new Set(papers.flatMap(({ semantic }) => parsePartnerNumber(semantic) ?? []))];
  const rows = (some: readonly ExpectedFinancingDocument[]) =>
    some.map((paper) => <DocumentRow key={paper.semantic} paper={paper} papers={sending} {...row} />);
  return (
    <>
      <List>{rows(own)}</List>
      {partners.map((partner) => (
        <section key={partner} aria-label={`Sócio ${partner}`}>
          <Heading level={3} size={14}>{`Sócio ${partner}`}</Heading>
          <List>{rows(papers.filter(({ semantic }) => parsePartnerNumber(semantic) === partner))}</List>
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
