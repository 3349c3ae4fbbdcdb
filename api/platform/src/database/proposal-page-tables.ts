import type {
  PriceBreakdown,
  ProposalCustomizationRequest,
  PublicProposal,
  StoredPricingTerms,
  TariffGroup,
} from '@girassol/shared-domain/contract';
import type { ProposalStudy } from '@girassol/shared-domain/solar';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp, NullableNumeric, Numeric } from './column-types';

/**
 * Contents of a proposal's public page: the proposal, and its study, null if there is nothing to calculate
 * with.
 */
export interface ProposalPageContents {
  proposal: PublicProposal;
  /** Null where there is nothing to calculate with. */
  study: ProposalStudy | null;
}

/** Row of `proposal_acceptances`: the acceptance of one version of a proposal by the customer. */
export interface ProposalAcceptancesTable {
  account_id: string;
  proposal_id: string;
  version: number;
  /** Hash of the displayed offer; see `computeOfferHash`. */
  offer_hash: string;
  name: string;
  /** CPF or CNPJ without its mask. */
  document: string;
  /** The network it came from, not the device. */
  network: string;
  accepted_at: GeneratedTimestamp;
}

/**
 * Row of `agreed_proposals`: a proposal that no longer changes, because the customer accepted it or its sale
 * was won, with the contents that its page shows from that moment on.
 */
export interface AgreedProposalsTable {
  account_id: string;
  proposal_id: string;
  /** The customer took it, or its sale was won with it. */
  reason: 'ACCEPTED' | 'WON';
  /** Null of what was agreed before this was kept: its page is made of the proposal. */
  shown: ColumnType<ProposalPageContents | null, string | null, string>;
  /** Name of the account in addresses at that time. */
  slug: string | null;
  agreed_at: GeneratedTimestamp;
}

/** Row of `proposal_documents`: a PDF or Word document of a version of a proposal. */
export interface ProposalDocumentsTable {
  account_id: string;
  id: string;
  proposal_id: string;
  version: number;
  kind: 'GENERATED' | 'SENT';
  /** Hash of the page from which the document was made; null for an uploaded document. */
  content_hash: ColumnType<string | null, string | null | undefined, string | null>;
  file_id: string;
  made_at: GeneratedTimestamp;
}

/** Row of `proposal_previews`: a preview of a proposal's page, valid for half an hour for anybody with its id. */
export interface ProposalPreviewsTable {
  account_id: string;
  proposal_id: string;
  user_id: string;
  id: string;
  customization: ColumnType<ProposalCustomizationRequest, string, string>;
  made_at: GeneratedTimestamp;
}

/**
 * Row of `distributor_charges`: the network charges, in R$ per kWh, that an account last entered for an
 * electricity distributor.
 */
export interface DistributorChargesTable {
  account_id: string;
  /** Its name in small letters. */
  distributor: string;
  tariff_group: TariffGroup;
  b_wire: Numeric;
  b_wire_peak: NullableNumeric;
  a_wire: NullableNumeric;
  sector_charges: NullableNumeric;
  used_at: GeneratedTimestamp;
}

/** Row of `built_prices`: the price of the built system of an approved proposal, as edited after the sale. */
export interface BuiltPricesTable {
  account_id: string;
  proposal_id: string;
  terms: ColumnType<StoredPricingTerms, string, string>;
  revenue: ColumnType<PriceBreakdown, string, string>;
  version: Generated<number>;
  edited_at: GeneratedTimestamp;
  edited_by: string;
}

/**
 * Tables of finished proposals: agreements, acceptances, documents, previews, prices of built systems and
 * network charges.
 */
export interface ProposalPageTables {
  agreed_proposals: AgreedProposalsTable;
  distributor_charges: DistributorChargesTable;
  built_prices: BuiltPricesTable;
  proposal_acceptances: ProposalAcceptancesTable;
  proposal_documents: ProposalDocumentsTable;
  proposal_previews: ProposalPreviewsTable;
}
