import { findMissingProposalParts, PROPOSAL_FINISHING_STEP } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { wizardStepPath } from '../addresses/wizard';
import { GENERATION_STEP, isGenerationChecked } from './generation-check';

/** Labels of the wizard steps on the step bar, in order (proposals-001). */
export const wizardStepLabels = [
  'Consumo',
  'Kit',
  'Geração',
  'Preço',
  'Personalização',
  'Validação',
  'Financiamento',
] as const;

/**
 * State of a wizard step:
 * - DONE: completed
 * - CALCULATED: completed by the product with its usual values, and not checked by a person
 * - OPEN: can be done now
 * - MISSING: can be done now, and was begun or must be repeated
 * - BLOCKED: not available yet
 */
export type StepState = 'DONE' | 'CALCULATED' | 'OPEN' | 'MISSING' | 'BLOCKED';

/**
 * Wizard step of a proposal as the step bar shows the step: number from 1, name, state, reason why the step
 * is blocked or incomplete, and path (null if the step cannot be opened).
 */
export interface WizardStep {
  /** From 1. */
  step: number;
  name: string;
  state: StepState;
  /** Reason why the step is blocked, or what it lacks; null if neither. */
  reason: string | null;
  /** Null where it cannot be gone to. */
  path: string | null;
}

/** The steps that ask for those before them: up to the price. */
const LAST_NEEDED = 4;

const NOT_BEGUN = 'Salve os dados de consumo antes.';
const UNCHECKED_GENERATION = 'Calculada com o sol do local. Confira se quiser.';
const NO_SCREEN = 'Esta etapa ainda não está disponível.';

/**
 * Returns the wizard steps of a proposal with their states, for the step bar. `proposal` is null while the
 * proposal is not saved yet.
 */
export function getWizardSteps(proposal: Proposal | null): WizardStep[] {
  return wizardStepLabels.map((name, index) => {
    const step = index + 1;
    return { step, name, ...(proposal ? getStepStatus(proposal, step) : getNewProposalStatus(step)) };
  });
}

type StepStatus = Pick<WizardStep, 'state' | 'reason' | 'path'>;

function getNewProposalStatus(step: number): StepStatus {
  if (step === 1) return { state: 'OPEN', reason: null, path: null };
  return { state: 'BLOCKED', reason: NOT_BEGUN, path: null };
}

function getStepStatus(proposal: Proposal, step: number): StepStatus {
  const missing = findMissingProposalParts(proposal, proposal.step);
  const before = missing.find(
    (part) =>
      part.step < Math.min(step, LAST_NEEDED + 1) &&
      // The price calculates the generation that nobody saved (proposals-006).
      !(step === LAST_NEEDED && part.step === GENERATION_STEP),
  );
  const path = wizardStepPath(step, proposal.frontId);
  // The validation tells what is missing: it can be looked at from the first step on.
  if (before && step === PROPOSAL_FINISHING_STEP) return { state: 'OPEN', reason: before.message, path };
  if (before) return { state: 'BLOCKED', reason: before.message, path: null };
  const own = missing.find((part) => part.step === step);
  if (!path) return { state: 'BLOCKED', reason: NO_SCREEN, path };
  if (own) return { state: hasBegun(proposal, step) ? 'MISSING' : 'OPEN', reason: own.message, path };
  if (step === GENERATION_STEP && !isGenerationChecked(proposal))
    return { state: 'CALCULATED', reason: UNCHECKED_GENERATION, path };
  return { state: isDone(proposal, step) ? 'DONE' : 'OPEN', reason: null, path };
}

/** Steps that were done once keep their data when an earlier one changes: they ask to be confirmed. */
const hasBegun = ({ pvModuleData, generation, revenueData }: Proposal, step: number) =>
  Boolean([pvModuleData?.length, generation, revenueData][step - 2]);

function isDone({ step: reached, finished, revenueData }: Proposal, step: number): boolean {
  if (step <= LAST_NEEDED) return true;
  if (step === PROPOSAL_FINISHING_STEP) return finished;
  return step < PROPOSAL_FINISHING_STEP ? reached >= step : Boolean(revenueData?.financing?.length);
}
