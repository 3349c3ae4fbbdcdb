import { api, attemptAction, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { showMessageDialog } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_HISTORY_PATH, resultPath } from '../../addresses/imports';
import { cacheImport } from '../../data/use-import';
import type { ImportRequest } from './import-request';
import { StartedImportText } from './StartedImportText';

const STARTED = 'A importação foi salva e termina em instantes. Você acompanha o andamento na próxima tela.';
const NO_TEMPLATE = 'O modelo não pôde ser salvo desta vez; a importação segue normalmente.';

/**
 * Returns functions that check an import with its mapping and start the import (imports-030). Refusals are
 * shown in a dialog. `keepTemplate` saves the mapping for later files and resolves to false on failure; null
 * if the person did not ask for that.
 */
export function useMappingActions(record: ImportRecord, keepTemplate: (() => Promise<boolean>) | null) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const params = { userId, importId: record._id };

  async function check(wish: ImportRequest) {
    setBusy(true);
    const answer = await attemptAction(() =>
      api('POST /imports/check/:userId/:importId', { params, body: wish }),
    );
    if (answer) cacheImport(userId, answer.import);
    setBusy(false);
  }

  async function start() {
    setBusy(true);
    const isKept = keepTemplate === null || (await keepTemplate());
    const answer = await attemptAction(() => api('POST /imports/start/:userId/:importId', { params }));
    setBusy(false);
    if (!answer) return;
    cacheImport(userId, answer.import);
    // Behind the dialog stands the page of the import, which shows its end by itself: no notification says it again.
    navigate(resultPath(record._id), { replace: true });
    let isResultWanted = false;
    await showMessageDialog({
      title: 'Importação Iniciada',
      text: (close) => (
        <StartedImportText
          record={answer.import}
          text={isKept ? STARTED : `${STARTED} ${NO_TEMPLATE}`}
          onOpenResult={() => {
            isResultWanted = true;
            close();
          }}
        />
      ),
      closeLabel: 'Fechar',
    });
    if (!isResultWanted) navigate(IMPORT_HISTORY_PATH);
  }

  return { isBusy, check: (wish: ImportRequest) => void check(wish), start: () => void start() };
}
