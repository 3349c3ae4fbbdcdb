import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Card, Stack, Text } from '@girassol/shared-ui';
import { ProgressBar } from '../figures/ProgressBar';
import { workOf } from './work';

/** How far the step at work is. It is the server's: a reload of the page changes nothing. */
export function Progress({ record }: { record: ImportRecord }) {
  const work = workOf(record);
  if (!work) return null;
  const { done, total, words, hint } = work;
  return (
    <Card as="section" aria-label="Andamento">
      <Stack gap={8}>
        <Text as="p">
          {words}: {done.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')}
        </Text>
        <ProgressBar aria-label={words} max={Math.max(1, total)} value={done} />
        <Text as="p" size={13} tone="soft">
          {hint}
        </Text>
      </Stack>
    </Card>
  );
}
