import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type {
  optionalProposalSections,
  Proposal,
  ProposalTheme,
  RequestBody,
} from '@girassol/shared-domain/contract';

type Section = (typeof optionalProposalSections)[number];

/** Form values of the fifth wizard step, the customisation of the proposal document. */
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

/** Labels of the sections of the proposal document that can be hidden. */
export const documentSectionLabels: Readonly<Record<Section, string>> = {
  consumption: 'Consumo e conta de luz',
  generation: 'Geração mês a mês',
  kit: 'Equipamentos',
  viability: 'Economia e retorno',
  financing: 'Financiamento',
};

/** Converts the appearance of a proposal to form values. */
export function toCustomisationValues(proposal: Proposal): CustomisationValues {
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

/**
 * Builds the request part with the appearance and the texts of the proposal document. The payment conditions
 * are left out while the proposal has no price.
 */
export function buildAppearanceBody(
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
): RequestBody<'POST /proposals/preview/:pid'> {
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

/** Labels of the fields of the customisation step in the validation summary. */
export const customisationFieldLabels: Readonly<Record<string, string>> = {
  primaryColor: 'Cor principal',
  roofPicture: 'Foto do telhado',
  title: 'Título',
  message: 'Introdução',
  aboutTheEquipament: 'Sobre os equipamentos',
  paymentConditions: 'Condições de pagamento',
  closing: 'Encerramento',
  validityDate: 'Válida até',
};
