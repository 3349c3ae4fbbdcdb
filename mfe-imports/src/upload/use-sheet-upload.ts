import { ApiError, api, useSession } from '@girassol/shared-auth';
import type { ImportType } from '@girassol/shared-domain/imports';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mappingPath } from '../addresses/imports';
import { rememberDraft } from '../data/use-draft';
import { problemOf } from './check-sheet';

interface Chosen {
  file: File;
  /** Why it cannot be sent. */
  problem: string | null;
}

const onlyOne = 'Envie uma planilha de cada vez.';

/**
 * The spreadsheet that is brought: chosen, looked at, sent, and then on to its mapping (imports-010). A failure shows its
 * dialog (shell.errors-011, imports-038), but for leads: there a line of the page says it (imports-039).
 */
export function useSheetUpload(type: ImportType) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** From 0 to 1 while it is sent. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  function choose(files: readonly File[]) {
    const [file] = files;
    if (!file || share !== null) return;
    setFailure(null);
    setChosen({ file, problem: files.length > 1 ? onlyOne : problemOf(file) });
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
      rememberDraft(userId, draft);
      navigate(mappingPath(type, draft.import._id));
    } catch (error) {
      if (!signal.aborted && isSilent) setFailure(wordsOf(error));
    }
    setShare(null);
  }

  return {
    chosen,
    share,
    failure,
    isReady: chosen !== null && chosen.problem === null,
    choose,
    send: () => void send(),
    cancel: () => controller.current?.abort(),
  };
}

export type SheetUpload = ReturnType<typeof useSheetUpload>;

const wordsOf = (error: unknown): string =>
  error instanceof ApiError && error.status > 0
    ? error.message
    : 'O envio foi interrompido. Verifique a sua conexão e tente de novo.';
