import type { BoardKind } from '@girassol/shared-domain';
import { formatCountWithNoun } from '@girassol/shared-domain';
import { buildExportTitle, type ExportFormat, type ExportKind } from '@girassol/shared-domain/exports';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { ColumnsField } from '../exports/form/ColumnsField';
import { FormatChoice } from '../exports/form/FormatChoice';

interface ColumnsDialogProps {
  kind: ExportKind;
  board: BoardKind | null;
  /** Number of records that match the filters, if known. */
  total?: number | undefined;
  /** False where it was refused, and the choice stays. */
  onStart: (format: ExportFormat, columns?: readonly string[]) => Promise<boolean>;
  onClose: () => void;
}

/** Dialog that chooses the columns and the format of a list's export. */
export default function ExportColumnsDialog({ kind, board, total, onStart, onClose }: ColumnsDialogProps) {
  const [columns, setColumns] = useState<readonly string[] | null>(null);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [isPending, setPending] = useState(false);
  const isNone = columns?.length === 0;

  async function start() {
    setPending(true);
    const isAsked = await onStart(format, columns ?? undefined);
    if (isAsked) onClose();
    else setPending(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Exportar: ${buildExportTitle(kind, board)}`}
      size="lg"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            icon="download"
            disabled={isNone}
            isPending={isPending}
            onClick={() => void start()}
          >
            Exportar
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" size={13} tone="soft">
          {total === undefined ? 'O que a lista mostra' : formatCountWithNoun(total, 'registro', 'registros')}
          , com os filtros como estão.
        </Text>
        <ColumnsField kind={kind} board={board} value={columns} onChange={setColumns} />
        {isNone && (
          <Text as="p" size={13} tone="bad" role="alert">
            Escolha ao menos uma coluna.
          </Text>
        )}
        <FormatChoice value={format} onChange={setFormat} />
      </Stack>
    </Dialog>
  );
}
