import { toIsoDate } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { type Finding, type FindingPlace, reviewProposal } from '@girassol/shared-domain/solar';
import { stepPath } from '../../addresses/wizard';
import { stepNames } from '../../wizard-frame/wizard-steps';

/** What is to be looked at in one place. */
export interface FindingGroup {
  place: FindingPlace;
  title: string;
  findings: readonly Finding[];
}

/** What is missing or doubtful in a proposal today, by the step in which it is mended. */
export function findingGroups(proposal: Proposal): FindingGroup[] {
  const { step, validityDate, customerData: customer } = proposal;
  const findings = reviewProposal(proposal, { step, validityDate, customer, today: toIsoDate(Date.now()) });
  const groups = new Map<FindingPlace, Finding[]>();
  for (const finding of findings) groups.set(finding.place, [...(groups.get(finding.place) ?? []), finding]);
  return [...groups].map(([place, inPlace]) => ({ place, title: titleOf(place), findings: inPlace }));
}

const titleOf = (place: FindingPlace) => (place === 'CUSTOMER' ? 'Cliente' : (stepNames[place - 1] ?? ''));

/** Where a finding is mended, with its field; null while no screen answers there. */
export function findingPath({ place, field }: Finding, proposal: Proposal): string | null {
  if (place === 'CUSTOMER') return `/cliente/editar/${proposal.customerData._id}`;
  const path = stepPath(place, proposal.frontId);
  if (!path || !field) return path;
  return `${path}${path.includes('?') ? '&' : '?'}campo=${encodeURIComponent(field)}`;
}

/** What keeps the proposal from being finished, as a form's errors: `step-4` and what that step lacks. */
export function missingErrors(groups: readonly FindingGroup[]): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap(({ place, findings }) => {
      const missing = findings.filter(({ kind }) => kind === 'MISSING');
      return missing.length > 0
        ? [[`step-${place}`, missing.map(({ message }) => message).join(' ')] as const]
        : [];
    }),
  );
}

/** What those errors are called. */
export const stepLabels: Record<string, string> = Object.fromEntries(
  stepNames.map((name, index) => [`step-${index + 1}`, name]),
);
