import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type { Body, Proposal, ProposalTheme, proposalSections } from '@girassol/shared-domain/contract';

type Section = (typeof proposalSections)[number];

/** The fifth step as it is filled in. */
export interface CustomisationValues {
  theme: ProposalTheme;
  /** Address of the picture; '' for none. */
  roofPicture: string;
  title: string;
  message: string;
  aboutTheEquipament: string;
  paymentConditions: string;
  closing: string;
  /** Which parts of the document are shown. */
  shown: Record<Section, boolean>;
  validityDate: string | null;
}

/** The parts of the document that can be left out, as they are called on it. */
export const sectionNames: Readonly<Record<Section, string>> = {
  consumption: 'Consumo e conta de luz',
  generation: 'Geração mês a mês',
  kit: 'Equipamentos',
  viability: 'Economia e retorno',
  financing: 'Financiamento',
};

/** The form of how a proposal looks. */
export function customisationOf(proposal: Proposal): CustomisationValues {
  const { proposalCustomizationData: kept, validityDate } = proposal;
  const isShown = (section: Section) => !kept?.hiddenSections.includes(section);
  return {
    theme: kept?.theme ?? DEFAULT_PROPOSAL_THEME,
    roofPicture: kept?.roofPicture ?? '',
    title: kept?.title ?? '',
    message: kept?.message ?? '',
    aboutTheEquipament: proposal.aboutTheEquipament ?? '',
    paymentConditions: proposal.revenueData?.paymentConditions ?? '',
    closing: kept?.closing ?? '',
    shown: {
      consumption: isShown('consumption'),
      generation: isShown('generation'),
      kit: isShown('kit'),
      viability: isShown('viability'),
      financing: isShown('financing'),
    },
    validityDate,
  };
}

/** What the document is told of how it looks; the text of a step that was not done yet stays away. */
export function lookOf(
  {
    theme,
    roofPicture,
    title,
    message,
    aboutTheEquipament,
    paymentConditions,
    closing,
    shown,
    validityDate,
  }: CustomisationValues,
  { revenueData }: Pick<Proposal, 'revenueData'>,
): Body<'POST /proposals/preview/:pid'> {
  const sections = Object.keys(shown) as Section[];
  return {
    theme,
    roofPicture,
    title: title.trim(),
    message: message.trim(),
    aboutTheEquipament: aboutTheEquipament.trim(),
    ...(revenueData && { paymentConditions: paymentConditions.trim() }),
    closing: closing.trim(),
    hiddenSections: sections.filter((section) => !shown[section]),
    validityDate,
  };
}

/** What the fields are called where they are listed. */
export const customisationNames: Readonly<Record<string, string>> = {
  primaryColor: 'Cor principal',
  roofPicture: 'Foto do telhado',
  title: 'Título',
  message: 'Introdução',
  aboutTheEquipament: 'Sobre os equipamentos',
  paymentConditions: 'Condições de pagamento',
  closing: 'Encerramento',
  validityDate: 'Válida até',
};
