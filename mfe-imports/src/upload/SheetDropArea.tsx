import { formatBytes } from '@girassol/shared-domain';
import { Stack, Text } from '@girassol/shared-ui';
import { FileDrop } from '@girassol/shared-ui/inputs';
import { ACCEPTED_SHEET_EXTENSIONS } from './get-sheet-file-problem';
import type { SheetUpload } from './use-sheet-upload';

/** Drop area and file picker for a spreadsheet, with the problem of the chosen file (imports-009). */
export function SheetDropArea({ upload }: { upload: SheetUpload }) {
  const { chosen, share, choose } = upload;
  return (
    <FileDrop
      label="Planilha"
      inputLabel="Arquivo da planilha"
      accept={ACCEPTED_SHEET_EXTENSIONS}
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
            .xlsx, .xls ou .csv, com os títulos das colunas em uma das primeiras linhas. Até 30 MB e 100.000
            linhas.
          </Text>
        )}
      </Stack>
    </FileDrop>
  );
}
