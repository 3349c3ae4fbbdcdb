import type { SlotContext } from '@girassol/federation/remote';
import type { ExportFormat } from '@girassol/shared-domain/exports';
import { lazyPart } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EXPORTS_PATH } from '../addresses/exports';
import { FollowedExportProgress } from './FollowedExportProgress';
import { startExport } from './start-export';

const ColumnsDialog = lazyPart(
  () => import(/* webpackChunkName: "columns-dialog" */ './ExportColumnsDialog'),
);

/** List action "Exportar": exports the list with its current filters, and downloads the file. */
export default function ExportAction({ session, list, boardKind, total }: SlotContext<'list.action/v1'>) {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const [exportId, setExportId] = useState<string | null>(null);
  const { userId } = session;

  async function start(format: ExportFormat, columns?: readonly string[]): Promise<boolean> {
    const asked = await startExport({ userId, list, format, ...(columns && { columns }) });
    if (asked) setExportId(asked);
    return asked !== null;
  }

  return (
    <>
      {exportId && <FollowedExportProgress key={exportId} userId={userId} exportId={exportId} />}
      <MenuButton
        label="Exportar"
        icon="download"
        isIconOnly
        variant="secondary"
        placement="bottom end"
        startsOpen
        items={[
          { id: 'xlsx', label: 'Planilha (xlsx)', icon: 'file', onAction: () => void start('xlsx') },
          { id: 'csv', label: 'CSV', icon: 'file', onAction: () => void start('csv') },
          { id: 'columns', label: 'Escolher colunas…', icon: 'sliders', onAction: () => setChoosing(true) },
          {
            id: 'all',
            label: 'Ver exportações',
            icon: 'clock',
            onAction: () => navigate(EXPORTS_PATH),
          },
        ]}
      />
      {isChoosing && (
        <ColumnsDialog
          kind={list.kind}
          board={boardKind ?? null}
          {...(total !== undefined && { total })}
          onStart={start}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
