import { isHex } from '@girassol/shared-domain';
import {
  DEFAULT_PROPOSAL_THEME,
  type ProposalData,
  type PublicProposal,
  type proposalSections,
} from '@girassol/shared-domain/contract';
import { type ProposalStudy, studyOf } from '@girassol/shared-domain/solar';

/** How the same document is laid out: for screens, for phones, for paper, or the part about the money only. */
export const pageViews = ['FULL', 'MOBILE', 'PRINT', 'FINANCING'] as const;
export type PageView = (typeof pageViews)[number];

/** That the customer took the proposal as it stands. */
export interface AcceptanceFacts {
  name: string;
  /** Epoch milliseconds. */
  acceptedAt: number;
}

/** What the form of the acceptance holds after it was refused. */
export interface AcceptanceForm {
  name: string;
  document: string;
  hasAgreed: boolean;
  errors: { name?: string; document?: string; hasAgreed?: string };
}

/** Addresses of the document's neighbours, from the root of this server. */
export interface PageLinks {
  full: string;
  print: string;
  pdf: string;
  /** Where the acceptance is sent; null where none can be given: drafts, paper. */
  accept: string | null;
}

/** All that the document says. Nothing of how the price is made is in it. */
export interface PageFacts {
  view: PageView;
  proposal: PublicProposal;
  /** Null where the figures cannot be calculated: a draft whose steps are not done. */
  study: ProposalStudy | null;
  links: PageLinks;
  acceptance: AcceptanceFacts | null;
  /** Names what is accepted; see {@link offerHash}. */
  offer: { version: number; hash: string };
  form: AcceptanceForm | null;
  isDraft: boolean;
  /** The product's own font; the system's where it was not built. */
  fontUrl: string | null;
  /** Opens the printer's dialog as soon as it is shown. */
  printsAtOnce: boolean;
}

export type ProposalSection = (typeof proposalSections)[number];

/** May this part be shown? The customisation leaves parts out. */
export const shows = ({ proposal }: PageFacts, section: ProposalSection): boolean =>
  !proposal.proposalCustomizationData?.hiddenSections.includes(section);

/** The study that the document prints; the year it was made is its first. */
export function studyForPage(data: ProposalData, firstYear: number): ProposalStudy | null {
  if (!data.energyBillData?.length || !data.realSystemData) return null;
  const result = studyOf(data, firstYear);
  return result.ok ? result.study : null;
}

export interface PageTheme {
  /** `#rrggbb` */
  primaryColor: string;
  logoUrl: string | null;
  cover: string | null;
}

/** Pictures come from this server only: one from elsewhere would tell its owner who reads the proposal. */
const ownAddress = (url: string): string | null => (/^\/(?!\/)[\w\-./%?=&]+$/.test(url) ? url : null);

/** The picture of the customer's roof; null where none was sent. */
export const roofPictureOf = ({
  proposalCustomizationData,
}: Pick<PublicProposal, 'proposalCustomizationData'>): string | null =>
  ownAddress(proposalCustomizationData?.roofPicture ?? '');

/** How the document looks: what the seller chose, the house's leaf otherwise (proposals-018). */
export function themeOf({
  proposalCustomizationData,
}: Pick<PublicProposal, 'proposalCustomizationData'>): PageTheme {
  const { primaryColor, logoUrl, cover } = proposalCustomizationData?.theme ?? DEFAULT_PROPOSAL_THEME;
  return {
    primaryColor: isHex(primaryColor) ? primaryColor : DEFAULT_PROPOSAL_THEME.primaryColor,
    logoUrl: ownAddress(logoUrl),
    cover: ownAddress(cover),
  };
}
