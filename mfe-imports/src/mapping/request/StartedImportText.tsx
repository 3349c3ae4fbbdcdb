import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportActive } from '@girassol/shared-domain/imports';
import { Stack, TextLink } from '@girassol/shared-ui';
import { resultPath } from '../../addresses/imports';
import { useImport } from '../../data/use-import';
import { describeImportOutcome } from '../../result/import-figures';

interface StartedImportTextProps {
  /** As the start answered it. */
  record: ImportRecord;
  /** Shown until the import has ended. */
  text: string;
  onOpenResult: () => void;
}

/** Text of the dialog about a started import: tells the result, and leads to it, if the import ends meanwhile. */
export function StartedImportText({ record, text, onOpenResult }: StartedImportTextProps) {
  const { data } = useImport(record._id, record);
  const now = data?.import ?? record;
  if (isImportActive(now.state)) return text;
  return (
    <Stack gap={8}>
      <span role="status">{describeImportOutcome(now)}</span>
      <TextLink
        href={resultPath(record._id)}
        onClick={(event) => {
          event.preventDefault();
          onOpenResult();
        }}
      >
        Ver o resultado
      </TextLink>
    </Stack>
  );
}
