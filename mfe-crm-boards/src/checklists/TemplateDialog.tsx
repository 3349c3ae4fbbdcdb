import { api, buildApiQueryKey, useApiQuery } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import type { KanbanChecklist } from '@girassol/shared-domain/contract';
import { Button, ErrorState, Skeleton, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { moveRow } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TemplateRowFields } from './TemplateRowFields';
import { buildTemplateBody, getRowError, type TemplateRow, toTemplateRows } from './template-rows';
import { useRowDrag } from './use-row-drag';

interface TemplateDialogProps {
  kind: BoardKind;
  onClose: () => void;
}

/** Dialog that edits the checklist template of a board. The template changes only when the person saves. */
export default function TemplateDialog({ kind, onClose }: TemplateDialogProps) {
  const query = useApiQuery(
    'GET /checklists/single/kanban/:type',
    { params: { type: kind } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
  // Edits start from the template loaded on opening; later loads do not change them.
  const [begun, setBegun] = useState<KanbanChecklist>();
  if (!begun && query.data && !query.isFetching && !query.isError) setBegun(query.data.checklist);
  if (begun) return <Editor kind={kind} begun={begun} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={getTemplateTitle(kind)}>
      {query.isError ? (
        <ErrorState error={query.error} isCompact onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={180} />
      )}
    </Dialog>
  );
}

const getTemplateTitle = (kind: BoardKind) => `Checklist de ${boardDescriptions[kind].areaName}`;

/** A change that somebody else saves meanwhile is told when saving: the version is the one it began with. */
function Editor({ kind, begun, onClose }: TemplateDialogProps & { begun: KanbanChecklist }) {
  const client = useQueryClient();
  const [rows, setRows] = useState(() => toTemplateRows(begun.items));
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const change = (key: string, part: Partial<TemplateRow>) =>
    setRows((old) => old.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const { list, gripped, grip } = useRowDrag((key, to) =>
    setRows((old) =>
      moveRow(
        old,
        old.findIndex((row) => row.key === key),
        to,
      ),
    ),
  );
  const add = () =>
    setRows((old) => [
      ...old,
      {
        key: `new ${Date.now()}`,
        type: 'checkbox',
        task: '',
        category: old.at(-1)?.category ?? '',
        options: '',
      },
    ]);

  async function save() {
    setChecked(true);
    if (rows.some((row) => getRowError(row) !== null)) return;
    setSaving(true);
    try {
      const params = { type: kind };
      const saved = await api('PUT /checklists/single/kanban/:type', {
        params,
        body: buildTemplateBody(rows, begun.version),
      });
      client.setQueryData(buildApiQueryKey('GET /checklists/single/kanban/:type', { params }), saved);
      showSnackbar({ text: 'Checklist salvo.' });
      onClose();
    } catch {
      // The dialog of the refusal says why; what was typed stays.
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={getTemplateTitle(kind)}
      isDismissable={false}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" isPending={isSaving} onClick={() => void save()}>
            Salvar
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>
          O que deve ser conferido ou preenchido em cada item deste {boardDescriptions[kind].boardNoun}.
        </Text>
        <Stack gap={16} ref={list}>
          {rows.map((row, index) => (
            <TemplateRowFields
              key={row.key}
              row={row}
              index={index}
              count={rows.length}
              error={isChecked ? getRowError(row) : null}
              onChange={(part) => change(row.key, part)}
              onMove={(to) => setRows((old) => moveRow(old, index, to))}
              onGrip={(event) => grip(event, row.key)}
              isGripped={gripped === row.key}
              onDelete={() => setRows((old) => old.filter(({ key }) => key !== row.key))}
            />
          ))}
        </Stack>
        <Button icon="plus" onClick={add}>
          Adicionar item
        </Button>
      </Stack>
    </Dialog>
  );
}
