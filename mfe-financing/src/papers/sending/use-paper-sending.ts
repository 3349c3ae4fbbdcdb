import { ApiError, api } from '@girassol/shared-auth';
import { FINANCING_FOLDER } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { paperName } from '@girassol/shared-domain/financing';
import { announce } from '@girassol/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { refreshFinancings } from '../../financing/financings';
import { checkFile } from '../checks/check-file';
import { fingerprint } from '../checks/fingerprint';

const SEND = 'POST /archives/customer/file-semantic/:cid';

/** A paper on its way, or one that did not get there. */
export interface Sending {
  semantic: string;
  file: File;
  is: 'checking' | 'doubtful' | 'sending' | 'failed' | 'sent';
  /** What was noticed before it left; of a sent one, what the server noticed. */
  warnings: string[];
  /** From 0 to 1. */
  share: number;
  problem: string | null;
  /** Another try may succeed: the line was cut, or the server was away. */
  mayRetry: boolean;
}

/** Sends papers of a financing, one at a time (financing-068): looked into first, and sent with a key of its own. */
export function usePaperSending(financing: Financing) {
  const [sending, setSending] = useState<Sending | null>(null);
  const controller = useRef<AbortController | null>(null);
  /** Fingerprints of what was sent from this page, with what it was sent as. */
  const sent = useRef(new Map<string, string>());
  useEffect(() => () => controller.current?.abort(), []);

  const change = (values: Partial<Sending>) =>
    setSending((before) => (before === null ? null : { ...before, ...values }));

  async function choose(semantic: string, chosen: File) {
    const begun = { semantic, file: chosen, warnings: [], share: 0, problem: null, mayRetry: false };
    setSending({ ...begun, is: 'checking' });
    // A file that was moved or is on a drive that was taken out cannot be read any more.
    const checked = await look(chosen, semantic).catch(() => null);
    if (!checked) {
      setSending({ ...begun, is: 'failed', problem: 'Não foi possível ler o arquivo. Escolha-o de novo.' });
      return;
    }
    const { file, findings, digest } = checked;
    const other = digest === null ? undefined : sent.current.get(digest);
    const fault =
      findings.find(({ isHard }) => isHard)?.message ??
      (other !== undefined && other !== semantic ? `Este arquivo já foi enviado como ${other}.` : undefined);
    if (fault !== undefined) {
      setSending({ ...begun, is: 'failed', problem: fault });
      return;
    }
    const warnings = findings.map(({ message }) => message);
    const ready = { ...begun, file, warnings };
    if (warnings.length > 0) setSending({ ...ready, is: 'doubtful' });
    else await send(ready, digest);
  }

  async function send(ready: Omit<Sending, 'is'>, known?: string | null) {
    const { semantic, file } = ready;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSending({ ...ready, is: 'sending', share: 0, problem: null, mayRetry: false });
    try {
      const { warnings } = await api(SEND, {
        params: { cid: financing.customer._id },
        body: {
          name: paperName(semantic, financing.number),
          fileSemantic: semantic,
          folderSemantic: FINANCING_FOLDER,
          financing: financing._id,
        },
        file,
        onProgress: (share) => change({ share }),
        signal,
        silent: true,
      });
      const digest = known === undefined ? await fingerprint(file) : known;
      if (digest !== null) sent.current.set(digest, semantic);
      change({ is: 'sent', warnings });
      announce(`${semantic} enviado.`);
      refreshFinancings();
    } catch (error) {
      if (!signal.aborted) change({ is: 'failed', ...failureOf(error) });
    }
  }

  return {
    sending,
    isBusy: sending?.is === 'checking' || sending?.is === 'sending',
    choose: (semantic: string, file: File) => void choose(semantic, file),
    /** All the same, or once more. */
    go: () => void (sending && send(sending)),
    drop() {
      controller.current?.abort();
      setSending(null);
    },
  };
}

async function look(chosen: File, semantic: string) {
  const { file, findings } = await checkFile(chosen, semantic);
  return { file, findings, digest: await fingerprint(file) };
}

export type PaperSending = ReturnType<typeof usePaperSending>;

function failureOf(error: unknown): Pick<Sending, 'problem' | 'mayRetry'> {
  const isTemporary = !(error instanceof ApiError) || error.isTemporary;
  const problem =
    error instanceof ApiError && error.status > 0
      ? error.message
      : 'O envio foi interrompido. Verifique a sua conexão e tente de novo.';
  return { problem, mayRetry: isTemporary };
}
