import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { ConsumptionValues } from './consumption-values';
import { keepDraft } from './draft';

/** How long typing rests before it is written down. */
const REST_MS = 400;

/** Keeps what is typed on this computer until the proposal is saved for the first time. */
export function DraftKeeper({ userId, customerId }: { userId: string; customerId: string }) {
  const { values, dirty } = useFormikContext<ConsumptionValues>();
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => keepDraft(userId, customerId, { savedAt: Date.now(), values }), REST_MS);
    return () => clearTimeout(timer);
  }, [values, dirty, userId, customerId]);
  return null;
}
