import { ApiError, api, computeSha256 } from '@girassol/shared-auth';
import { FINANCING_FOLDER_NAME } from '@girassol/shared-domain';
import type { ExpectedFinancingDocument, Financing } from '@girassol/shared-domain/contract';
import {
  buildDocumentFileName,
  getFinancingDocumentLabel,
  isDocumentAccepted,
} from '@girassol/shared-domain/financing';
import { announce } from '@girassol/shared-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshFinancings } from '../../financing/financings';
import { checkDocumentFile } from '../checks/check-document-file';
import {
  abortSending,
  type CompletedSending,
  changeSending,
  createSendingAbortSignal,
  type PendingSending,
  removeCompletedSendings,
  sendingStore,
  setSending,
} from './sending-store';

const SEND = 'POST /archives/customer/file-semantic/:cid';

/**
 * Sends documents of a financing, one at a time (financing-068). Each is checked first and sent with its own semantic.
 * A file waiting for confirmation stays with its document while others are chosen. A sent document is shown until the
 * bank's verdict, or until the screen is left.
 * @param papers the list as it was read last
 */
export function useDocumentSending(financing: Financing, papers: readonly ExpectedFinancingDocument[]) {
  const fid = financing._id;
  const sendings = useSyncExternalStore(sendingStore.subscribe, () => sendingStore.get(fid));
  /** Fingerprints of what was sent from this page, with what it was sent as. */
  const sent = useRef(new Map<string, string>());

  useEffect(() => removeCompletedSendings(fid, (sending) => isJudged(sending, papers)), [fid, papers]);
  useEffect(() => () => removeCompletedSendings(fid, () => true), [fid]);

  async function choose(semantic: string, chosen: File) {
    const begun = { semantic, file: chosen, warnings: [], share: 0, problem: null, mayRetry: false };
    setSending(fid, { ...begun, is: 'checking' });
    // A file that was moved or is on a drive that was taken out cannot be read any more.
    const checked = await inspectFile(chosen, semantic).catch(() => null);
    // Dropped meanwhile, as when the session ends.
    const current = sendingStore.get(fid)[semantic];
    if (current?.is !== 'checking' || current.file !== chosen) return;
    if (!checked) {
      const problem = 'Não foi possível ler o arquivo. Escolha-o de novo.';
      setSending(fid, { ...begun, is: 'failed', problem });
      return;
    }
    const { file, findings, digest } = checked;
    const other = digest === null ? undefined : sent.current.get(digest);
    const fault =
      findings.find(({ isHard }) => isHard)?.message ??
      (other !== undefined && other !== semantic
        ? `Este arquivo já foi enviado como ${getFinancingDocumentLabel(other)}.`
        : undefined);
    if (fault !== undefined) {
      setSending(fid, { ...begun, is: 'failed', problem: fault });
      return;
    }
    const warnings = findings.map(({ message }) => message);
    const ready = { ...begun, file, warnings };
    if (warnings.length > 0) setSending(fid, { ...ready, is: 'doubtful' });
    else await send(ready, digest);
  }

  async function send(ready: Omit<PendingSending, 'is'>, known?: string | null) {
    const { semantic, file } = ready;
    const signal = createSendingAbortSignal(fid, semantic);
    const sentBefore = papers.find((paper) => paper.semantic === semantic)?.sentTimestamp ?? null;
    setSending(fid, { ...ready, is: 'sending', share: 0, problem: null, mayRetry: false });
    try {
      const { warnings } = await api(SEND, {
        params: { cid: financing.customer._id },
        body: {
          name: buildDocumentFileName(semantic, financing.number),
          fileSemantic: semantic,
          folderSemantic: FINANCING_FOLDER_NAME,
          financing: fid,
        },
        file,
        onProgress: (share) => {
          if (!signal.aborted) changeSending(fid, semantic, { share });
        },
        signal,
        silent: true,
      });
      const digest = known === undefined ? await computeSha256(await file.arrayBuffer()) : known;
      if (digest !== null) sent.current.set(digest, semantic);
      refreshFinancings();
      // Dropped once it had arrived: another file may stand in its place by now.
      if (signal.aborted) return;
      setSending(fid, { semantic, is: 'sent', warnings, sentBefore });
      announce(`${getFinancingDocumentLabel(semantic)}: enviado.`);
    } catch (error) {
      if (!signal.aborted) changeSending(fid, semantic, { is: 'failed', ...describeFailure(error) });
    }
  }

  return {
    /** By paper. */
    sendings,
    isBusy: Object.values(sendings).some(({ is }) => is === 'checking' || is === 'sending'),
    choose: (semantic: string, file: File) => void choose(semantic, file),
    /** Sends all the same, or once more. */
    go(semantic: string) {
      const waiting = sendings[semantic];
      if (waiting && waiting.is !== 'sent') void send(waiting);
    },
    drop: (semantic: string) => abortSending(fid, semantic),
  };
}

/** Checks whether the bank has said something of what arrived; a verdict on the sending before it is none. */
function isJudged(
  { semantic, sentBefore }: CompletedSending,
  papers: readonly ExpectedFinancingDocument[],
): boolean {
  const paper = papers.find((each) => each.semantic === semantic);
  if (!paper?.status) return false;
  return (
    isDocumentAccepted(paper.status) || (paper.status === 'REJECTED' && paper.sentTimestamp !== sentBefore)
  );
}

async function inspectFile(chosen: File, semantic: string) {
  const { file, findings } = await checkDocumentFile(chosen, semantic);
  return { file, findings, digest: await computeSha256(await file.arrayBuffer()) };
}

/**
 * State and functions for sending the documents of a financing, as returned by {@link useDocumentSending}.
 */
export type DocumentSending = ReturnType<typeof useDocumentSending>;

function describeFailure(error: unknown): Pick<PendingSending, 'problem' | 'mayRetry'> {
  const isTemporary = !(error instanceof ApiError) || error.isTemporary;
  const problem =
    error instanceof ApiError && error.status > 0
      ? error.message
      : 'O envio foi interrompido. Verifique a sua conexão e tente de novo.';
  return { problem, mayRetry: isTemporary };
}
