import { useConditionFacts } from '@girassol/shared-auth';
import { meetsCondition } from '@girassol/shared-domain';

/**
 * Returns true if the person may view equipment orders (orders-001); null while the rights of the person are
 * loading.
 */
export function useMayViewOrders(): boolean | null {
  const facts = useConditionFacts();
  if (!facts) return null;
  return meetsCondition(
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
