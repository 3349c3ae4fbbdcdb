import { useSession } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { useMemo } from 'react';

/** The people of the account whom prices may depend on. */
export interface People {
  options: { value: string; label: string }[];
  /** What an id of a user is called; any other text stays as it is. */
  nameOf: (text: string) => string;
}

export function usePeople(): People {
  const session = useSession();
  return useMemo(() => peopleOf(session), [session]);
}

function peopleOf(session: Session | null): People {
  const vendors = (session?.vendors ?? []).map(({ _id, personalData }) => ({
    value: _id,
    label: personalData.name,
  }));
  const manager = session && { value: session.managerUserId, label: 'GERENTE' };
  const options = manager ? [manager, ...vendors.filter(({ value }) => value !== manager.value)] : vendors;
  return {
    options,
    nameOf: (text) => options.find(({ value }) => value === text)?.label ?? text,
  };
}
