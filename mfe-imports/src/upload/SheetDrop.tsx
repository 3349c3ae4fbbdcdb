import { formatBytes } from '@girassol/shared-domain';
import { Stack, Text } from '@girassol/shared-ui';
import { FileDrop } from '@girassol/shared-ui/fields';
import { acceptedSheets } from './check-sheet';
import type { SheetUpload } from './use-sheet-upload';

/** Where a spreadsheet is dropped or chosen, and what is thought of it (imports-009). */
export function SheetDrop({ upload }: { upload: SheetUpload }) {
  const { chosen, share, choose } = upload;
  return (
    <FileDrop
      label="Planilha"
      inputLabel="Arquivo da planilha"
      accept={acceptedSheets}
      action={chosen ? 'Escolher outro arquivo' : 'Escolher arquivo'}
      icon={chosen ? 'file' : 'upload'}
      isBusy={share !== null}
      onFiles={choose}
    >
      <Stack gap={4} align="center">
        <Text as="p" weight={600}>
          {chosen ? `${chosen.file.name} · ${formatBytes(chosen.file.size)}` : 'Solte a planilha aqui'}
        </Text>
        {chosen?.problem ? (
          <Text as="p" size={13} tone="bad" role="alert">
            {chosen.problem}
          </Text>
        ) : (
          <Text as="p" size={13} tone="soft">
            .xlsx, .xls ou .csv, com os títulos das colunas na primeira linha. Até 30 MB e 100.000 linhas.
          </Text>
        )}
      </Stack>
    </FileDrop>
  );
}
