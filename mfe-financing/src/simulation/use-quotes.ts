import { useApiQuery } from '@girassol/shared-auth';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SimulationTerms } from './terms-address';

/** Delay in milliseconds after typing before the bank is asked. */
const QUOTE_DELAY_MS = 300;

/**
 * Loads the bank's offers for the terms of a simulation, 300 ms after the last change of the terms. The
 * earlier offers stay visible until the new ones are loaded.
 */
export function useQuotes(pid: string, terms: SimulationTerms, { isEnabled = true } = {}) {
  // As text, because equal terms come in other objects.
  const current = JSON.stringify(terms);
  const rested = useDebounced(current);
  const asked: SimulationTerms = JSON.parse(rested);
  return useApiQuery(
    'POST /financings/quotes/:pid',
    { params: { pid }, body: asked },
    { placeholderData: keepPreviousData, staleTime: 60_000, enabled: isEnabled && rested === current },
  );
}

/** A value once it has not changed for a moment. */
function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), QUOTE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
