import { FINISHING_STEP, missingParts } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { stepPath } from '../addresses/wizard';

/** What the steps are called on the bar, from the first (proposals-001). */
export const stepNames = [
  'Consumo',
  'Kit',
  'Geração',
  'Preço',
  'Personalização',
  'Validação',
  'Financiamento',
] as const;

/** DONE; OPEN: can be done now; MISSING: can be done now, and was begun or has to be done again; BLOCKED: not yet. */
export type StepState = 'DONE' | 'OPEN' | 'MISSING' | 'BLOCKED';

export interface WizardStep {
  /** From 1. */
  step: number;
  name: string;
  state: StepState;
  /** Why it is blocked, or what it still lacks. */
  reason: string | null;
  /** Null where it cannot be gone to. */
  path: string | null;
}

/** The steps that ask for those before them: up to the price. */
const LAST_NEEDED = 4;

const NOT_BEGUN = 'Salve os dados de consumo antes.';
const NO_SCREEN = 'Esta etapa ainda não está disponível.';

/** The steps of a proposal as the bar shows them; of one that is not saved yet when null. */
export function wizardSteps(proposal: Proposal | null): WizardStep[] {
  return stepNames.map((name, index) => {
    const step = index + 1;
    return { step, name, ...(proposal ? standing(proposal, step) : fresh(step)) };
  });
}

type Standing = Pick<WizardStep, 'state' | 'reason' | 'path'>;

function fresh(step: number): Standing {
  if (step === 1) return { state: 'OPEN', reason: null, path: null };
  return { state: 'BLOCKED', reason: NOT_BEGUN, path: null };
}

function standing(proposal: Proposal, step: number): Standing {
  const missing = missingParts(proposal, proposal.step);
  const before = missing.find((part) => part.step < Math.min(step, LAST_NEEDED + 1));
  const path = stepPath(step, proposal.frontId);
  // The validation tells what is missing: it can be looked at from the first step on.
  if (before && step === FINISHING_STEP) return { state: 'OPEN', reason: before.message, path };
  if (before) return { state: 'BLOCKED', reason: before.message, path: null };
  const own = missing.find((part) => part.step === step);
  if (!path) return { state: 'BLOCKED', reason: NO_SCREEN, path };
  if (own) return { state: hasBegun(proposal, step) ? 'MISSING' : 'OPEN', reason: own.message, path };
  return { state: isDone(proposal, step) ? 'DONE' : 'OPEN', reason: null, path };
}

/** Steps that were done once keep their data when an earlier one changes: they ask to be confirmed. */
const hasBegun = ({ pvModuleData, generation, revenueData }: Proposal, step: number) =>
  Boolean([pvModuleData?.length, generation, revenueData][step - 2]);

function isDone({ step: reached, finished, revenueData }: Proposal, step: number): boolean {
  if (step <= LAST_NEEDED) return true;
  if (step === FINISHING_STEP) return finished;
  return step < FINISHING_STEP ? reached >= step : Boolean(revenueData?.financing?.length);
}
