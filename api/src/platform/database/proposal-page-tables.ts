import type {
  ProposalLook,
  PublicProposal,
  RevenueData,
  StoredPricingTerms,
  TariffGroup,
} from '@girassol/shared-domain/contract';
import type { ProposalStudy } from '@girassol/shared-domain/solar';
import type { ColumnType, Generated } from 'kysely';
import type { NullableNumeric, Numeric } from './business-tables';
import type { DefaultInstant } from './tables';

/** What the page of a proposal shows: what it says, and its figures. */
export interface ShownProposal {
  proposal: PublicProposal;
  /** Null where there is nothing to calculate with. */
  study: ProposalStudy | null;
}

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

/** That a proposal does not change any more, and what its page showed from then on. */
export interface AgreedProposalsTable {
  account_id: string;
  proposal_id: string;
  /** The customer took it, or its sale was won with it. */
  reason: 'ACCEPTED' | 'WON';
  /** Null of what was agreed before this was kept: its page is made of the proposal. */
  shown: ColumnType<ShownProposal | null, string | null, string>;
  /** What the account was called in addresses. */
  slug: string | null;
  agreed_at: DefaultInstant;
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

/** Network charges that an account last used for a distributor, R$ per kWh. */
export interface DistributorChargesTable {
  account_id: string;
  /** Its name in small letters. */
  distributor: string;
  tariff_group: TariffGroup;
  b_wire: Numeric;
  b_wire_peak: NullableNumeric;
  a_wire: NullableNumeric;
  sector_charges: NullableNumeric;
  used_at: DefaultInstant;
}

/** The price of what is built of an approved proposal, as it was edited after the sale. */
export interface BuiltPricesTable {
  account_id: string;
  proposal_id: string;
  terms: ColumnType<StoredPricingTerms, string, string>;
  revenue: ColumnType<RevenueData, string, string>;
  version: Generated<number>;
  edited_at: DefaultInstant;
  edited_by: string;
}

/** The tables of what becomes of a finished proposal. */
export interface ProposalPageTables {
  agreed_proposals: AgreedProposalsTable;
  distributor_charges: DistributorChargesTable;
  built_prices: BuiltPricesTable;
  proposal_acceptances: ProposalAcceptancesTable;
  proposal_documents: ProposalDocumentsTable;
  proposal_previews: ProposalPreviewsTable;
}
