import { api, attempt, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { confirm } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HISTORY_PATH } from '../../addresses/imports';
import { sendTyped } from '../../data/unsent';
import { rememberImport } from '../../data/use-import';
import type { ResultStep } from './possible-steps';
import { saveErrors } from './save-errors';
import { UndoQuestion } from './UndoQuestion';

const calls = {
  start: 'POST /imports/start/:userId/:importId',
  pause: 'POST /imports/pause/:userId/:importId',
  resume: 'POST /imports/resume/:userId/:importId',
  cancel: 'POST /imports/cancel/:userId/:importId',
  undo: 'POST /imports/undo/:userId/:importId',
} as const;

type Moving = keyof typeof calls;

const isMoving = (step: ResultStep): step is Moving => step in calls;

/** Is it meant? What goes on or pauses needs no question. */
async function isMeant(step: ResultStep, record: ImportRecord): Promise<boolean> {
  if (step === 'undo')
    return confirm({
      title: 'Desfazer a importação?',
      text: <UndoQuestion record={record} />,
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

/** Takes steps with an import; a refusal has shown its dialog. `running`: the one at work. */
export function useResultSteps(record: ImportRecord) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [running, setRunning] = useState<ResultStep | null>(null);
  const params = { userId, importId: record._id };

  async function work(step: ResultStep) {
    if (step === 'errors') return saveErrors(userId, record._id);
    if (step === 'discard') {
      const answer = await attempt(() => api('DELETE /imports/single/:userId/:importId', { params }));
      if (answer) navigate(HISTORY_PATH);
      return;
    }
    if (!isMoving(step)) return;
    const answer = await attempt(() => api(calls[step], { params }));
    if (answer) rememberImport(userId, answer.import);
  }

  async function take(step: ResultStep) {
    if (running !== null || !(await isMeant(step, record))) return;
    setRunning(step);
    try {
      await sendTyped();
      await work(step);
    } finally {
      setRunning(null);
    }
  }

  return { running, take: (step: ResultStep) => void take(step) };
}
