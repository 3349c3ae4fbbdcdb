import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportActive } from '@girassol/shared-domain/imports';
import { Badge, Stack } from '@girassol/shared-ui';
import { ProgressBar } from '../figures/ProgressBar';
import { getImportStateLabel } from '../labels/import-state-labels';
import { getCurrentOperation } from '../result/current-work';

/** State of an import, with a progress bar while it is running. */
export function StateCell({ record }: { record: ImportRecord }) {
  const { label, tone } = getImportStateLabel(record.state);
  const work = isImportActive(record.state) ? getCurrentOperation(record) : null;
  return (
    <Stack gap={4} align="start">
      <Badge tone={tone}>{label}</Badge>
      {work && (
        <ProgressBar
          aria-label={`${work.label} de ${record.fileName}`}
          max={Math.max(1, work.total)}
          value={work.done}
        />
      )}
    </Stack>
  );
}
