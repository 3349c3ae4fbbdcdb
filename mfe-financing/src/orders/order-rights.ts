import { useFacts } from '@girassol/shared-auth';
import { meets } from '@girassol/shared-domain';

/** May this person see orders of equipment (orders-001)? Null until it is known. */
export function useOrderRights(): boolean | null {
  const facts = useFacts();
  if (!facts) return null;
  return meets(
    {
      all: [{ module: 'Marketplace' }],
      any: [
        { permission: 'salesManager' },
        { permission: 'administrativeManager' },
        { permission: 'pricingEdit' },
      ],
    },
    facts,
  );
}
