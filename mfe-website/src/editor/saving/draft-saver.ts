import { ApiError, api } from '@girassol/shared-auth';
import type { EditableWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent } from '@girassol/shared-domain/website';
import { cacheWebsite, loadWebsite } from '../../data/use-website';
import type { EditorStore } from '../state/editor-store';
import { deleteDraftFromBrowser, storeDraftInBrowser } from './browser-stored-draft';

/** Delay in milliseconds after a change before the draft is saved. */
const SAVE_DELAY_MS = 1_000;
/** After a save that did not arrive; doubled each time. */
const RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/**
 * State of saving the draft of the site on the server. `conflict` means that another person saved another
 * version meanwhile.
 */
export type SaveState =
  | { kind: 'saved'; at: number }
  /** Changed, and not sent yet. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** It did not arrive, and is sent again. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }
  /** Somebody saved another version meanwhile. */
  | { kind: 'conflict'; theirs: EditableWebsite };

interface DraftSaverOptions {
  store: EditorStore;
  website: EditableWebsite;
  userId: string;
  accountId: string;
}

/**
 * Creates a saver that saves the draft to the server while it is edited, one request at a time, and stores it in the
 * browser until the server has it. `start` returns a function that stops the saver.
 */
export function createDraftSaver({ store, website, userId, accountId }: DraftSaverOptions) {
  let { revision } = website;
  let saved: SiteContent = website.draft;
  let state: SaveState = { kind: 'saved', at: website.savedTimestamp };
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry = RETRY_MS;
  let last = store.get().content;
  const listeners = new Set<() => void>();

  const content = () => store.get().content;
  const isSaved = () => content() === saved;

  function turn(next: SaveState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function schedule(after: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  }

  function onChange() {
    if (content() === last) return;
    last = content();
    if (isSaved()) return settle();
    storeDraftInBrowser(accountId, { revision, at: Date.now(), content: content() });
    if (state.kind === 'conflict') return;
    if (!running) {
      turn({ kind: 'waiting' });
      schedule(SAVE_DELAY_MS);
    }
  }

  /** Marks the content as saved on the server. */
  function settle(at = state.kind === 'saved' ? state.at : Date.now()) {
    clearTimeout(timer);
    deleteDraftFromBrowser(accountId);
    if (state.kind !== 'conflict') turn({ kind: 'saved', at });
  }

  function take(answer: EditableWebsite, held: SiteContent) {
    revision = answer.revision;
    saved = held;
    retry = RETRY_MS;
    cacheWebsite(userId, answer);
  }

  async function send(sent: SiteContent) {
    turn({ kind: 'saving' });
    try {
      const { website: answer } = await api('PUT /websites/user/:userId', {
        params: { userId },
        body: { revision, content: sent },
        silent: true,
      });
      take(answer, sent);
      if (isSaved()) return settle(answer.savedTimestamp);
      turn({ kind: 'waiting' });
      schedule(SAVE_DELAY_MS);
    } catch (error) {
      await onFailure(error);
    }
  }

  async function onFailure(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) {
      const theirs = await loadWebsite(userId);
      if (theirs) return turn({ kind: 'conflict', theirs });
    } else if (!error.isTemporary) return turn({ kind: 'refused', message: error.message });
    turn({ kind: 'unreachable' });
    schedule(retry);
    retry = Math.min(retry * 2, MAX_RETRY_MS);
  }

  /** Sends what stands here, after what is on its way. Answers whether the server has it now. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    if (isSaved()) return true;
    if (state.kind === 'conflict') return false;
    running = send(content()).finally(() => {
      running = null;
    });
    await running;
    return isSaved();
  }

  return {
    get: () => state,
    isSaved,
    /** Of what the server has, as far as is known here. */
    revision: () => revision,
    save,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const stop = store.subscribe(onChange);
      const again = () => state.kind === 'unreachable' && void save();
      window.addEventListener('online', again);
      return () => {
        stop();
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    },
    /** The server has another one: it is shown where nothing here is unsaved, else the person is asked. */
    hear(theirs: EditableWebsite) {
      if (theirs.revision <= revision || running) return;
      if (!isSaved()) {
        clearTimeout(timer);
        return turn({ kind: 'conflict', theirs });
      }
      take(theirs, theirs.draft);
      store.send({ type: 'load', content: theirs.draft });
      turn({ kind: 'saved', at: theirs.savedTimestamp });
    },
    /** Shows the version of the other person; what stood here is one step back. */
    takeTheirs() {
      if (state.kind !== 'conflict') return;
      const { theirs } = state;
      take(theirs, theirs.draft);
      turn({ kind: 'saved', at: theirs.savedTimestamp });
      store.change({ type: 'replace', content: theirs.draft, words: `Versão de ${theirs.savedBy}` });
    },
    /** Saves what stands here over the version of the other person. */
    keepMine() {
      if (state.kind !== 'conflict') return;
      take(state.theirs, state.theirs.draft);
      turn({ kind: 'waiting' });
      void save();
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
