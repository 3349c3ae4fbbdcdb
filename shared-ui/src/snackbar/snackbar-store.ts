import { createStore } from '../store';
import { isPhoneScreen } from '../tokens/is-phone-screen';
import { createUndoId, isUndoable, type PendingUndoableAction, pushUndo } from '../undo/undo-stack';

/** Text and actions of a snackbar. */
export interface SnackbarOptions {
  /** Description of the action: "Venda excluída". */
  text: string;
  /** Offers "Desfazer" while it shows, and afterwards by Ctrl+Z, the latest first. */
  undo?: () => void;
  /** The step that it tells of, where that showed before the server answered. */
  step?: PendingUndoableAction;
  /** Offers one thing to do next: "Abrir projeto". It leads on; what takes back is `undo`. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; 5 s unless told. */
  duration?: number;
  /** `bad` for what did not work. */
  tone?: 'neutral' | 'bad';
  /**
   * true for what the person did not just do, such as a notification: one shows at a time. It gives way to confirmations of
   * what the person does and to later news, and shows again once there is room.
   */
  isNews?: boolean;
  /** Subject of the message, which takes the place of the message about the same that is still on screen. */
  topic?: string;
}

/** Snackbar on screen; the id is also the id of its undoable action. */
export interface SnackbarMessage extends Omit<SnackbarOptions, 'step'> {
  id: number;
  /** Message whose place it took, which shows again once this one is undone: a phone has no Ctrl+Z. */
  covered?: SnackbarMessage;
}

const MAX_SHOWN = 3;
/** A phone has no room for more beside the page. */
const MAX_SHOWN_ON_PHONE = 2;
const getMaxShown = (): number => (isPhoneScreen() ? MAX_SHOWN_ON_PHONE : MAX_SHOWN);
/** News on screen at once: a pile of them would lie over what the person works on. */
const mostNews = 1;

/** Store of the snackbars on screen. */
export const snackbars = createStore<readonly SnackbarMessage[]>([]);

/** News that wait for room on screen; at most as many as fit on a wide one. */
let waiting: readonly SnackbarMessage[] = [];

/** Removes all snackbars, also those that wait for room. */
export function clearSnackbars(): void {
  waiting = [];
  snackbars.set([]);
}

const countNews = (messages: readonly SnackbarMessage[]) => messages.filter(({ isNews }) => isNews).length;

/** Removes a snackbar, whose room the news take that have waited longest. */
export function dismissSnackbar(id: number): void {
  const shown = snackbars.get().filter((message) => message.id !== id);
  const room = Math.min(getMaxShown() - shown.length, mostNews - countNews(shown));
  const next = waiting.slice(0, Math.max(0, room));
  waiting = waiting.slice(next.length);
  snackbars.set([...shown, ...next]);
}

/** Removes the snackbar of an action that was undone, and shows again the one that it covered. */
export function dismissUndoneSnackbar(id: number): void {
  const covered = snackbars.get().find((message) => message.id === id)?.covered;
  dismissSnackbar(id);
  if (covered && isUndoable(covered.id)) snackbars.set(makeRoom([...snackbars.get(), covered]));
}

/** Removes the snackbar about a topic, where what it offers is no longer to be done. */
export function dismissSnackbarAbout(topic: string): void {
  waiting = waiting.filter((message) => message.topic !== topic);
  for (const { id, topic: about } of snackbars.get()) if (about === topic) dismissSnackbar(id);
}

/** Lets the oldest news of too many messages wait. Without news, drops the oldest message. */
function makeRoom(messages: readonly SnackbarMessage[]): readonly SnackbarMessage[] {
  if (messages.length <= getMaxShown() && countNews(messages) <= mostNews) return messages;
  const news = messages.find(({ isNews }) => isNews);
  if (news) waiting = [...waiting, news].slice(-MAX_SHOWN);
  const gone = news ?? messages[0];
  return messages.filter((message) => message !== gone);
}

/** Checks whether two messages are about the same topic, or say the same. */
const isAboutSame = (one: SnackbarOptions, other: SnackbarOptions): boolean =>
  other.topic === undefined ? one.text === other.text && one.tone === other.tone : one.topic === other.topic;

/** Shows a message at the bottom left for five seconds: `showSnackbar({ text: 'Venda excluída', undo: restore })`. */
export function showSnackbar({ step, ...options }: SnackbarOptions): void {
  const id = step?.id ?? createUndoId();
  if (options.undo) {
    if (step?.arrive(options.undo)) return;
    if (!step) pushUndo(id, options.undo);
  }
  const isOther = (message: SnackbarMessage) => !isAboutSame(message, options);
  const shown = snackbars.get();
  const covered = options.undo && shown.find((message) => message.undo && !isOther(message));
  waiting = waiting.filter(isOther);
  snackbars.set(makeRoom([...shown.filter(isOther), { ...options, id, ...(covered && { covered }) }]));
}
