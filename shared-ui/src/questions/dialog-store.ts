import type { ReactNode } from 'react';
import { createStore } from '../store';

/** Options of `confirm`, a yes-or-no question before an action. */
export interface ConfirmOptions {
  /** "AVISO" unless told. */
  title?: string | undefined;
  /** The question, with what is lost. */
  text: ReactNode;
  /** The act: "Excluir proposta". */
  confirmLabel?: string | undefined;
  /** The way out: "Cancelar". */
  cancelLabel?: string | undefined;
  /** The answer destroys something: red, and the focus starts on the way out. */
  danger?: boolean | undefined;
  /** The way out is what most people want: it is the primary button, and the focus starts on it. */
  prefersCancel?: boolean | undefined;
}

/** Content of a message. A function receives what closes the dialog, for content that leads on. */
export type MessageText = ReactNode | ((close: () => void) => ReactNode);

/** Options of a message that the user must acknowledge. */
export interface MessageOptions<Text extends MessageText = ReactNode> {
  /** "AVISO", or "ERRO" of `showErrorDialog`, unless told. */
  title?: string | undefined;
  /** Text of the message. */
  text: Text;
  /** The one button. */
  closeLabel?: string | undefined;
}

/** Question or message that waits in the queue of dialogs for the user's answer. */
export interface DialogRequest {
  id: number;
  kind: 'confirm' | 'message' | 'error';
  title: string;
  text: MessageText;
  /** Answers true. */
  acceptLabel: string;
  /** Answers false; messages have none. */
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  prefersCancel?: boolean | undefined;
  answer: (accepted: boolean) => void;
}

/** Delay between the closing of an error dialog and its consequence (a logout, a reload), in milliseconds. */
export const AFTER_ERROR_DIALOG_DELAY_MS = 200;

let lastId = 0;

/**
 * Store of the questions and messages that wait for an answer, oldest first. The page shows one at a time.
 */
export const dialogRequests = createStore<readonly DialogRequest[]>([]);

/** Removes a dialog from the queue by its id, without answering it. */
export function removeDialog(id: number): void {
  dialogRequests.set(dialogRequests.get().filter((request) => request.id !== id));
}

/**
 * Closes all dialogs without the user, as after the end of the session. Answers waiting questions with no.
 */
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

/** Questions that wait for an answer, by what they ask; one that a component draws is known by its button. */
const openQuestions = new Set<string>();

/**
 * Asks the user before an action and resolves to the answer. The button names the action: `if (await confirm({ text:
 * 'Deseja excluir a nota?', confirmLabel: 'Excluir nota', danger: true })) …`. A question that waits already is not asked
 * twice: the second press of a button, before the dialog covers it, resolves to false.
 */
export async function confirm({
  title = 'AVISO',
  text,
  confirmLabel = 'Sim',
  cancelLabel = confirmLabel === 'Sim' ? 'Não' : 'Cancelar',
  danger,
  prefersCancel,
}: ConfirmOptions): Promise<boolean> {
  const question = typeof text === 'string' ? text : confirmLabel;
  if (openQuestions.has(question)) return false;
  openQuestions.add(question);
  try {
    return await ask({
      ...{ kind: 'confirm', title, text, acceptLabel: confirmLabel },
      ...{ cancelLabel, danger, prefersCancel },
    });
  } finally {
    openQuestions.delete(question);
  }
}

/** Shows a message that the user only has to acknowledge. */
export async function showMessageDialog({
  title = 'AVISO',
  text,
  closeLabel = 'Entendi',
}: MessageOptions<MessageText>): Promise<void> {
  await ask({ kind: 'message', title, text, acceptLabel: closeLabel });
}

/** Errors that wait to be closed, by what they say. */
const openErrors = new Map<ReactNode, Promise<unknown>>();

/** Shows an error; an identical open error is shown once. Resolves 200 ms after the dialog was closed. */
export async function showErrorDialog({
  title = 'ERRO',
  text,
  closeLabel = 'Fechar',
}: MessageOptions): Promise<void> {
  const told = openErrors.get(text) ?? ask({ kind: 'error', title, text, acceptLabel: closeLabel });
  openErrors.set(text, told);
  await told;
  if (openErrors.get(text) === told) openErrors.delete(text);
}
