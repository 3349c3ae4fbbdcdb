import type { ProposalLook } from '@girassol/shared-domain/contract';
import type { ColumnType } from 'kysely';
import type { DefaultInstant } from './tables';

/** That a customer took a version of a proposal. */
export interface ProposalAcceptancesTable {
  account_id: string;
  proposal_id: string;
  version: number;
  /** Of what was shown; see `offerHash`. */
  offer_hash: string;
  name: string;
  /** CPF or CNPJ without its mask. */
  document: string;
  /** The network it came from, not the device. */
  network: string;
  accepted_at: DefaultInstant;
}

/** A PDF or Word document of a version of a proposal. */
export interface ProposalDocumentsTable {
  account_id: string;
  id: string;
  proposal_id: string;
  version: number;
  kind: 'GENERATED' | 'SENT';
  /** Of the page it was made of; null where it came as it is. */
  content_hash: ColumnType<string | null, string | null | undefined, string | null>;
  file_id: string;
  made_at: DefaultInstant;
}

/** How the page of a proposal would look: good for half an hour, for whoever has its id. */
export interface ProposalPreviewsTable {
  account_id: string;
  proposal_id: string;
  user_id: string;
  id: string;
  customization: ColumnType<ProposalLook, string, string>;
  made_at: DefaultInstant;
}

/** The tables of what becomes of a finished proposal. */
export interface ProposalPageTables {
  proposal_acceptances: ProposalAcceptancesTable;
  proposal_documents: ProposalDocumentsTable;
  proposal_previews: ProposalPreviewsTable;
}
