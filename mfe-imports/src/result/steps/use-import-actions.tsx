import { api, attemptAction, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { confirm } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_HISTORY_PATH } from '../../addresses/imports';
import { flushUnsavedInput } from '../../data/unsaved-input';
import { cacheImport } from '../../data/use-import';
import { downloadUnwrittenRows } from './download-unwritten-rows';
import type { ImportAction } from './possible-steps';
import { UndoExplanation } from './UndoExplanation';

const calls = {
  start: 'POST /imports/start/:userId/:importId',
  pause: 'POST /imports/pause/:userId/:importId',
  resume: 'POST /imports/resume/:userId/:importId',
  cancel: 'POST /imports/cancel/:userId/:importId',
  undo: 'POST /imports/undo/:userId/:importId',
} as const;

type Moving = keyof typeof calls;

const isMoving = (step: ImportAction): step is Moving => step in calls;

/** Is it meant? What goes on or pauses needs no question. */
async function isMeant(step: ImportAction, record: ImportRecord): Promise<boolean> {
  if (step === 'undo')
    return confirm({
      title: 'Desfazer a importação?',
      text: <UndoExplanation record={record} />,
      confirmLabel: 'Desfazer importação',
      danger: true,
    });
  if (step === 'cancel')
    return confirm({
      title: 'Cancelar a importação?',
      text:
        record.startedTimestamp === null
          ? 'Nada foi gravado. A planilha fica no histórico.'
          : 'O que já foi gravado fica, e ainda pode ser desfeito. O que falta não será importado.',
      confirmLabel: 'Cancelar importação',
      cancelLabel: 'Voltar',
      danger: true,
    });
  if (step === 'discard')
    return confirm({
      title: 'Descartar a planilha?',
      text: 'Nada foi gravado. A planilha enviada e o mapeamento dela são apagados.',
      confirmLabel: 'Descartar',
      danger: true,
    });
  return true;
}

/** Provides the actions on an import. Refusals are shown in a dialog. `running` is the action in progress. */
export function useImportActions(record: ImportRecord) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [running, setRunning] = useState<ImportAction | null>(null);
  const params = { userId, importId: record._id };

  async function work(step: ImportAction) {
    if (step === 'errors') return downloadUnwrittenRows(userId, record._id);
    if (step === 'discard') {
      const answer = await attemptAction(() => api('DELETE /imports/single/:userId/:importId', { params }));
      if (answer) navigate(IMPORT_HISTORY_PATH);
      return;
    }
    if (!isMoving(step)) return;
    const answer = await attemptAction(() => api(calls[step], { params }));
    if (answer) cacheImport(userId, answer.import);
  }

  async function take(step: ImportAction) {
    if (running !== null || !(await isMeant(step, record))) return;
    setRunning(step);
    try {
      await flushUnsavedInput();
      await work(step);
    } finally {
      setRunning(null);
    }
  }

  return { running, take: (step: ImportAction) => void take(step) };
}
