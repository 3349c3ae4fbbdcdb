import { toIsoDate } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { useQuota } from '../data/signature';
import { quotaText } from '../words';

/** How many documents the account has sent, of how many (signatures-019). */
export function Quota() {
  const { data } = useQuota();
  if (!data) return null;
  return (
    <Text size={13} tone="soft" data-tip="Assinaturas usadas pela conta: uma por documento enviado">
      {quotaText(data, toIsoDate(Date.now()))}
    </Text>
  );
}
