import type { BankApplicationInList } from '@girassol/shared-domain/contract';
import { lostCreditStatuses } from '@girassol/shared-domain/financing';
import { DateText, Text } from '@girassol/shared-ui';

const over: readonly string[] = [...lostCreditStatuses, 'CONCLUIDO', 'SIMULAÇÃO_GERADA'];

/** What the bank does by itself next, and when by the clock of the account. */
export function NextStep({ application: { next, status } }: { application: BankApplicationInList }) {
  if (next)
    return (
      <Text as="p" size={12} tone="soft">
        {`Sozinho: ${next.what.toLowerCase()}, em `}
        <DateText value={next.at} show="dateTime" />
      </Text>
    );
  if (over.includes(status)) return null;
  return (
    <Text as="p" size={12} tone="warn">
      Espera pela mesa ou por quem pediu.
    </Text>
  );
}
