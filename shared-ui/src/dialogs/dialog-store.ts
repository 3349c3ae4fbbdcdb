import type { ReactNode } from 'react';
import { createStore } from '../store';

/** A question before something is done. */
export interface ConfirmOptions {
  /** "AVISO" unless told. */
  title?: string;
  /** The question, with what is lost. */
  text: ReactNode;
  /** The act: "Excluir proposta". */
  confirmLabel?: string;
  /** The way out: "Cancelar". */
  cancelLabel?: string;
  /** The answer destroys something: red, and the focus starts on the way out. */
  danger?: boolean;
}

/** Something that has to be understood. */
export interface MessageOptions {
  /** "AVISO", or "ERRO" of `alertDialog`, unless told. */
  title?: string;
  /** What there is to say. */
  text: ReactNode;
  /** The one button. */
  closeLabel?: string;
}

/** A question or a message that waits for its answer. */
export interface DialogRequest {
  id: number;
  kind: 'confirm' | 'message' | 'error';
  title: string;
  text: ReactNode;
  /** Answers true. */
  acceptLabel: string;
  /** Answers false; messages have none. */
  cancelLabel?: string;
  danger?: boolean;
  answer: (accepted: boolean) => void;
}

/** How long an error stays closed before its cause goes on (a log-out, a reload). */
export const ERROR_CLOSING_DELAY = 200;

let lastId = 0;

/** Oldest first; one shows at a time. */
export const dialogRequests = createStore<readonly DialogRequest[]>([]);

export function finishDialog(id: number): void {
  dialogRequests.set(dialogRequests.get().filter((request) => request.id !== id));
}

/** Nobody can answer any more: what waits is answered with no, what was answered is gone. */
export function dismissDialogs(): void {
  const waiting = dialogRequests.get();
  dialogRequests.set([]);
  for (const { answer } of waiting) answer(false);
}

function ask(request: Omit<DialogRequest, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    dialogRequests.set([...dialogRequests.get(), { ...request, id: lastId, answer: resolve }]);
  });
}

/**
 * Asks before something is done. The button names the act:
 * `if (await confirm({ text: 'Deseja excluir a nota?', confirmLabel: 'Excluir nota', danger: true })) …`.
 */
export function confirm({
  title = 'AVISO',
  text,
  confirmLabel = 'Sim',
  cancelLabel = confirmLabel === 'Sim' ? 'Não' : 'Cancelar',
  danger,
}: ConfirmOptions): Promise<boolean> {
  return ask({ kind: 'confirm', title, text, acceptLabel: confirmLabel, cancelLabel, danger });
}

/** Tells something that only has to be understood. */
export async function inform({
  title = 'AVISO',
  text,
  closeLabel = 'Entendi',
}: MessageOptions): Promise<void> {
  await ask({ kind: 'message', title, text, acceptLabel: closeLabel });
}

/** Tells what failed. Resolves 200 ms after it was closed. */
export async function alertDialog({
  title = 'ERRO',
  text,
  closeLabel = 'Fechar',
}: MessageOptions): Promise<void> {
  await ask({ kind: 'error', title, text, acceptLabel: closeLabel });
}
