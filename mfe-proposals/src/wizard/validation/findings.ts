import { toIsoDate } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import {
  type ProposalFinding,
  type ProposalFindingLocation,
  reviewProposal,
} from '@girassol/shared-domain/solar';
import { wizardStepPath } from '../../addresses/wizard';
import { GENERATION_STEP, isGenerationChecked } from '../../wizard-frame/generation-check';
import { wizardStepLabels } from '../../wizard-frame/wizard-steps';

/**
 * Missing or doubtful data of a proposal that is corrected in the same wizard step, or on the customer's
 * page.
 */
export interface ProposalFindingGroup {
  place: ProposalFindingLocation;
  title: string;
  findings: readonly ProposalFinding[];
}

/**
 * Returns the missing and doubtful data of a proposal today, grouped by the wizard step, or the customer's
 * page, where the data is corrected.
 */
export function getProposalFindingGroups(proposal: Proposal): ProposalFindingGroup[] {
  const { step, validityDate, registryDate, customerData: customer } = proposal;
  const today = toIsoDate(Date.now());
  const findings = [
    ...reviewProposal(proposal, { step, validityDate, registryDate, customer, today }),
    ...findUncheckedGeneration(proposal),
  ];
  const groups = new Map<ProposalFindingLocation, ProposalFinding[]>();
  for (const finding of findings)
    groups.set(finding.location, [...(groups.get(finding.location) ?? []), finding]);
  return [...groups]
    .toSorted(([one], [other]) => getGroupOrder(one) - getGroupOrder(other))
    .map(([place, inPlace]) => ({ place, title: getGroupTitle(place), findings: inPlace }));
}

/** Returns a remark on a generation that the price calculated because a registered kit skipped the step. */
function findUncheckedGeneration(proposal: Proposal): ProposalFinding[] {
  const isCalculated = proposal.generation !== undefined && proposal.step >= GENERATION_STEP;
  if (!isCalculated || isGenerationChecked(proposal)) return [];
  const message = 'A geração foi calculada com o sol do local e ainda não foi conferida.';
  return [{ location: GENERATION_STEP, kind: 'DOUBT', message, field: null }];
}

/** The customer's record comes first, then the steps. */
const getGroupOrder = (place: ProposalFindingLocation) => (place === 'CUSTOMER' ? 0 : place);

const getGroupTitle = (place: ProposalFindingLocation) =>
  place === 'CUSTOMER' ? 'Cliente' : (wizardStepLabels[place - 1] ?? '');

/**
 * Returns the path of the page where missing or doubtful data of a proposal is corrected, with the field to
 * focus; null if no page has the data.
 */
export function getProposalFindingPath(
  { location, field }: ProposalFinding,
  proposal: Proposal,
): string | null {
  if (location === 'CUSTOMER') return `/cliente/editar/${proposal.customerData._id}?aba=dados`;
  const path = wizardStepPath(location, proposal.frontId);
  if (!path || !field) return path;
  return `${path}${path.includes('?') ? '&' : '?'}campo=${encodeURIComponent(field)}`;
}

/**
 * Returns the reasons why a proposal cannot be finished as form errors: for each wizard step with missing
 * data, the key `step-4` for step 4 and the messages of that step.
 */
export function getUnfinishedStepErrors(groups: readonly ProposalFindingGroup[]): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap(({ place, findings }) => {
      const missing = findings.filter(({ kind }) => kind === 'MISSING');
      return missing.length > 0
        ? [[`step-${place}`, missing.map(({ message }) => message).join(' ')] as const]
        : [];
    }),
  );
}

/** Labels of the form errors of incomplete wizard steps, by error key (`step-1`, …). */
export const stepErrorLabels: Record<string, string> = Object.fromEntries(
  wizardStepLabels.map((name, index) => [`step-${index + 1}`, name]),
);
