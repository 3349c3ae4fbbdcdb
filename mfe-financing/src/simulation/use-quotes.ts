import { useApiQuery } from '@girassol/shared-auth';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SimulationTerms } from './terms-address';

/** How long typing rests before the bank is asked. */
const REST_MS = 300;

/** What the bank would lend on terms, asked while one types; the former offers stay until the new ones are there. */
export function useQuotes(pid: string, terms: SimulationTerms) {
  const asked = useRested(terms);
  return useApiQuery(
    'POST /financings/quotes/:pid',
    { params: { pid }, body: asked },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
}

/** A value once it has not changed for a moment. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
