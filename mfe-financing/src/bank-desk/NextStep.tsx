import type { ListedBankApplication } from '@girassol/shared-domain/contract';
import { lostCreditStatuses } from '@girassol/shared-domain/financing';
import { DateText, Text } from '@girassol/shared-ui';

const over: readonly string[] = [...lostCreditStatuses, 'CONCLUIDO', 'SIMULAÇÃO_GERADA'];

/**
 * Text about the next automatic step of the demonstration bank on a credit request, with its time. If no
 * automatic step follows, the text says that the request waits for a person; for a finished request nothing
 * is rendered.
 */
export function NextBankStep({ application: { next, status } }: { application: ListedBankApplication }) {
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
