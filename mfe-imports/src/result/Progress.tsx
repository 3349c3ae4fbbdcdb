import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Card, Stack, Text } from '@girassol/shared-ui';
import { ProgressBar } from '../figures/ProgressBar';
import { getCurrentOperation } from './current-work';

/**
 * Progress of the work that the server currently does on an import, such as checking or writing rows. The
 * progress comes from the server and survives a reload of the page.
 */
export function ImportProgress({ record }: { record: ImportRecord }) {
  const work = getCurrentOperation(record);
  if (!work) return null;
  const { done, total, label, hint } = work;
  return (
    <Card as="section" aria-label="Andamento">
      <Stack gap={8}>
        <Text as="p">
          {label}: {done.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')}
        </Text>
        <ProgressBar aria-label={label} max={Math.max(1, total)} value={done} />
        <Text as="p" size={13} tone="soft">
          {hint}
        </Text>
      </Stack>
    </Card>
  );
}
