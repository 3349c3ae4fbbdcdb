import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportAtWork } from '@girassol/shared-domain/imports';
import { Badge, Stack } from '@girassol/shared-ui';
import { ProgressBar } from '../figures/ProgressBar';
import { workOf } from '../result/work';
import { stateWord } from '../words/import-state';

/** How far an import is, with a bar while it is worked on. */
export function StateCell({ record }: { record: ImportRecord }) {
  const { label, tone } = stateWord(record.state);
  const work = isImportAtWork(record.state) ? workOf(record) : null;
  return (
    <Stack gap={4} align="start">
      <Badge tone={tone}>{label}</Badge>
      {work && (
        <ProgressBar
          aria-label={`${work.words} de ${record.fileName}`}
          max={Math.max(1, work.total)}
          value={work.done}
        />
      )}
    </Stack>
  );
}
