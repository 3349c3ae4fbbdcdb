import { isHexColour } from '@girassol/shared-domain';
import {
  DEFAULT_PROPOSAL_THEME,
  type optionalProposalSections,
  type ProposalData,
  type PublicProposal,
} from '@girassol/shared-domain/contract';
import {
  calculateStoredProposal,
  getStudyStartYear,
  type ProposalStudy,
} from '@girassol/shared-domain/solar';

/** Layouts of a proposal's page: for screens, phones, print, or the part about money only. */
export const pageLayouts = ['FULL', 'MOBILE', 'PRINT', 'FINANCING'] as const;
/** Layout of a proposal's page. */
export type PageLayout = (typeof pageLayouts)[number];

/** Customer's acceptance of the present version of a proposal. */
export interface AcceptanceFacts {
  name: string;
  /** Epoch milliseconds. */
  acceptedAt: number;
}

/** Values and errors of the acceptance form after it was refused. */
export interface AcceptanceFormState {
  name: string;
  document: string;
  hasAgreed: boolean;
  errors: { name?: string; document?: string; hasAgreed?: string };
}

/** Addresses related to the page of a proposal, as paths on this server. */
export interface PageLinks {
  full: string;
  print: string;
  pdf: string;
  /** Address to which the acceptance is sent. Null for drafts and print. */
  accept: string | null;
  /** URL with origin at which the customer accepts, for paper. Null on screens, and for drafts. */
  printedAccept: string | null;
}

/** Data that the page of a proposal displays. The calculation of the price is not part of it. */
export interface ProposalPageData {
  view: PageLayout;
  proposal: PublicProposal;
  /** Null where the figures cannot be calculated: a draft whose steps are not done. */
  study: ProposalStudy | null;
  links: PageLinks;
  acceptance: AcceptanceFacts | null;
  /** Names what is accepted; see {@link computeOfferHash}. */
  offer: { version: number; hash: string };
  form: AcceptanceFormState | null;
  isDraft: boolean;
  /** A draft that shows what the customer's link shows already. */
  isPublished: boolean;
  /** The product's own font; the system's where it was not built. */
  fontUrl: string | null;
  /** Opens the printer's dialog as soon as it is shown. */
  printsAtOnce: boolean;
}

/** Section of a proposal's page that the seller may hide. */
export type ProposalSection = (typeof optionalProposalSections)[number];

/** Checks whether the customization of a proposal leaves a section in its page. */
export const isSectionVisible = ({ proposal }: ProposalPageData, section: ProposalSection): boolean =>
  !proposal.proposalCustomizationData?.hiddenSections.includes(section);

/**
 * Computes the study that the page of a proposal prints, null without a price. `registryDate` is the day on
 * which the proposal was created.
 */
export function computePageStudy(data: ProposalData, registryDate: string): ProposalStudy | null {
  if (!data.energyBillData?.length || !data.realSystemData) return null;
  const result = calculateStoredProposal(data, getStudyStartYear(data, registryDate));
  return result.ok ? result.study : null;
}

/** Colour, logo and cover of a proposal's page. */
export interface PageTheme {
  /** `#rrggbb` */
  primaryColor: string;
  logoUrl: string | null;
  cover: string | null;
}

/** Pictures come from this server only: one from elsewhere would tell its owner who reads the proposal. */
const ownAddress = (url: string): string | null => (/^\/(?!\/)[\w\-./%?=&]+$/.test(url) ? url : null);

/** Returns the picture of the customer's roof, null if none was uploaded. */
export const getRoofPicture = ({
  proposalCustomizationData,
}: Pick<PublicProposal, 'proposalCustomizationData'>): string | null =>
  ownAddress(proposalCustomizationData?.roofPicture ?? '');

/** Returns the theme of a proposal's page: as the seller chose it, otherwise the default (proposals-018). */
export function getPageTheme({
  proposalCustomizationData,
}: Pick<PublicProposal, 'proposalCustomizationData'>): PageTheme {
  const { primaryColor, logoUrl, cover } = proposalCustomizationData?.theme ?? DEFAULT_PROPOSAL_THEME;
  return {
    primaryColor: isHexColour(primaryColor) ? primaryColor : DEFAULT_PROPOSAL_THEME.primaryColor,
    logoUrl: ownAddress(logoUrl),
    cover: ownAddress(cover),
  };
}
