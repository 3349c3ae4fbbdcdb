import { api, attempt, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { inform } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultPath } from '../../addresses/imports';
import { rememberImport } from '../../data/use-import';
import type { ImportWish } from './wish';

const STARTED = 'A importação foi salva e termina em instantes. Você acompanha o andamento na próxima tela.';
const NO_TEMPLATE = 'O template não pôde ser salvo desta vez; a importação segue normalmente.';

/**
 * What is done with a mapping: it is checked, and then its rows are written (imports-030). A refusal has shown its dialog.
 * `keepTemplate` saves the mapping where that was asked for; false: it failed.
 */
export function useSteps(record: ImportRecord, keepTemplate: (() => Promise<boolean>) | null) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const params = { userId, importId: record._id };

  async function check(wish: ImportWish) {
    setBusy(true);
    const answer = await attempt(() => api('POST /imports/check/:userId/:importId', { params, body: wish }));
    if (answer) rememberImport(userId, answer.import);
    setBusy(false);
  }

  async function start() {
    setBusy(true);
    const isKept = keepTemplate === null || (await keepTemplate());
    const answer = await attempt(() => api('POST /imports/start/:userId/:importId', { params }));
    setBusy(false);
    if (!answer) return;
    rememberImport(userId, answer.import);
    await inform({
      title: 'Importação Iniciada',
      text: isKept ? STARTED : `${STARTED} ${NO_TEMPLATE}`,
      closeLabel: 'Fechar',
    });
    navigate(resultPath(record._id));
  }

  return { isBusy, check: (wish: ImportWish) => void check(wish), start: () => void start() };
}
