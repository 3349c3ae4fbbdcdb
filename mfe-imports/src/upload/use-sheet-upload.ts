import { ApiError, api, useSession } from '@girassol/shared-auth';
import type { ImportType } from '@girassol/shared-domain/imports';
import { showSnackbar } from '@girassol/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadListPath, mappingPath } from '../addresses/imports';
import { cacheImportDraft } from '../data/use-import-draft';
import { getSheetFileProblem } from './get-sheet-file-problem';
import { buildDirectMapping, startDirectImport } from './start-directly';

interface ChosenFile {
  file: File;
  /** Reason why the file cannot be sent; null if it can. */
  problem: string | null;
}

const onlyOne = 'Envie uma planilha de cada vez.';

/**
 * Manages the upload of a spreadsheet: choosing, checking and sending it, and navigating to its mapping (imports-010).
 * Failures are shown in a dialog (shell.errors-011, imports-038), for leads in a line on the page (imports-039). A lead
 * spreadsheet that follows the model may be imported without mapping (imports-013).
 */
export function useSheetUpload(type: ImportType) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** From 0 to 1 while it is sent. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDirect, setDirect] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  function choose(files: readonly File[]) {
    const [file] = files;
    if (!file || share !== null) return;
    setFailure(null);
    setChosen({ file, problem: files.length > 1 ? onlyOne : getSheetFileProblem(file) });
  }

  async function send() {
    if (!chosen || chosen.problem !== null) return;
    const isSilent = type === 'preSale';
    controller.current = new AbortController();
    const { signal } = controller.current;
    setFailure(null);
    setShare(0);
    try {
      const draft = await api('POST /imports/files/:userId', {
        params: { userId },
        body: { importType: type },
        file: chosen.file,
        onProgress: setShare,
        signal,
        silent: isSilent,
      });
      cacheImportDraft(userId, draft);
      const plain = isDirect && isSilent ? buildDirectMapping(draft) : null;
      if (plain && 'mapping' in plain) {
        await startDirectImport(userId, draft, plain.mapping);
        showSnackbar({ text: 'Upload realizado com sucesso!' });
        navigate(leadListPath(userId));
        return;
      }
      if (plain) showSnackbar({ text: plain.problem });
      navigate(mappingPath(type, draft.import._id));
    } catch (error) {
      if (!signal.aborted && isSilent) setFailure(getErrorMessage(error));
    }
    setShare(null);
  }

  return {
    chosen,
    share,
    failure,
    /** Is it to be written without a mapping, where the spreadsheet leaves nothing to decide? Only leads are. */
    isDirect,
    setDirect,
    isReady: chosen !== null && chosen.problem === null,
    choose,
    send: () => void send(),
    cancel: () => controller.current?.abort(),
  };
}

/** State and functions of the upload of a spreadsheet, as returned by {@link useSheetUpload}. */
export type SheetUpload = ReturnType<typeof useSheetUpload>;

const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.status > 0
    ? error.message
    : 'O envio foi interrompido. Verifique a sua conexão e tente de novo.';
