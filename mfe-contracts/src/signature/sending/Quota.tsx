import { toIsoDate } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { useSignatureQuota } from '../data/signature';
import { formatQuota } from '../signature-labels';

/**
 * Text with the number of documents that the account has sent for signature, and its quota (signatures-019).
 */
export function SignatureQuotaText() {
  const { data } = useSignatureQuota();
  if (!data) return null;
  return (
    <Text size={13} tone="soft" data-tip="Assinaturas usadas pela conta: uma por documento enviado">
      {formatQuota(data, toIsoDate(Date.now()))}
    </Text>
  );
}
