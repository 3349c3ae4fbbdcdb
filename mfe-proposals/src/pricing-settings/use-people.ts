import { useSession } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { useMemo } from 'react';

/**
 * People of the account who can occur in pricing rules, as options of a select, and a function that returns a
 * person's name.
 */
export interface PricingPeople {
  options: { value: string; label: string }[];
  /** Returns the name of a user id; any other text is returned unchanged. */
  getName: (text: string) => string;
}

/** Returns the manager and the vendors of the account. */
export function usePricingPeople(): PricingPeople {
  const session = useSession();
  return useMemo(() => toPeople(session), [session]);
}

function toPeople(session: Session | null): PricingPeople {
  const vendors = (session?.vendors ?? []).map(({ _id, personalData }) => ({
    value: _id,
    label: personalData.name,
  }));
  const manager = session && { value: session.managerUserId, label: 'GERENTE' };
  const options = manager ? [manager, ...vendors.filter(({ value }) => value !== manager.value)] : vendors;
  return {
    options,
    getName: (text) => options.find(({ value }) => value === text)?.label ?? text,
  };
}
