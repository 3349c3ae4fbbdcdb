import { type ConsumptionValues, newUnit } from './consumption-values';

/** What was typed for a proposal that was never saved, kept on this computer until it is. */
export interface Draft {
  /** Epoch milliseconds. */
  savedAt: number;
  values: ConsumptionValues;
}

const PREFIX = 'girassol.proposal-draft.';

const keyOf = (userId: string, customerId: string) => `${PREFIX}1.${userId}.${customerId}`;

/** The draft of a person for a customer; null where there is none that this form understands. */
export function readDraft(userId: string, customerId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, customerId)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    // Storage that is full, closed or spoilt: there is no draft, and the form works without one.
    return null;
  }
}

export function keepDraft(userId: string, customerId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(userId, customerId), JSON.stringify(draft));
  } catch {
    // As above: leaving asks all the same.
  }
}

export function dropDraft(userId: string, customerId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, customerId));
  } catch {
    // As above.
  }
}

const unitFields = Object.keys(newUnit(1));

function isDraft(kept: unknown): kept is Draft {
  if (!isObject(kept) || typeof kept.savedAt !== 'number' || !isObject(kept.values)) return false;
  const { energyBillData, location, tariffModality } = kept.values;
  return (
    isObject(location) &&
    (tariffModality === 'A' || tariffModality === 'B') &&
    Array.isArray(energyBillData) &&
    energyBillData.length > 0 &&
    energyBillData.every((unit: unknown) => isObject(unit) && unitFields.every((field) => field in unit))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
