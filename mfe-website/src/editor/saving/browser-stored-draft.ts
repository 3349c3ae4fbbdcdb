import { blockKinds, isBlockKind, type SiteContent } from '@girassol/shared-domain/website';
import { getDraftStorage } from '@girassol/shared-ui';

/**
 * Draft of the site in the browser's storage that was not saved on the server: content, time, and the
 * revision on which it is based.
 */
export interface BrowserStoredDraft {
  /** The revision it was made of. */
  revision: number;
  /** Epoch milliseconds. */
  at: number;
  content: SiteContent;
}

const getStorageKey = (accountId: string) => `girassol.website-draft.1.${accountId}`;

/** Stores a draft that the server does not have yet in the browser. Ignores a full or unavailable storage. */
export function storeDraftInBrowser(accountId: string, work: BrowserStoredDraft): void {
  try {
    getDraftStorage().setItem(getStorageKey(accountId), JSON.stringify(work));
  } catch {
    // Storage that is full or closed: the server gets it all the same.
  }
}

/** Deletes the draft stored in the browser, after the draft was saved on the server or discarded. */
export function deleteDraftFromBrowser(accountId: string): void {
  try {
    getDraftStorage().removeItem(getStorageKey(accountId));
  } catch {
    // As above.
  }
}

/**
 * Returns the unsaved draft of an earlier visit from the browser's storage; null if there is none, or if
 * content or blocks have another schema version.
 */
export function findDraftInBrowser(accountId: string, draft: SiteContent): BrowserStoredDraft | null {
  try {
    const work: unknown = JSON.parse(getDraftStorage().getItem(getStorageKey(accountId)) ?? 'null');
    return isStoredWork(work) && work.content.version === draft.version ? work : null;
  } catch {
    return null;
  }
}

function isStoredWork(work: unknown): work is BrowserStoredDraft {
  const { content, at, revision } = (work ?? {}) as Partial<BrowserStoredDraft>;
  return (
    typeof at === 'number' &&
    typeof revision === 'number' &&
    Array.isArray(content?.blocks) &&
    content.blocks.every(({ kind, version }) => isBlockKind(kind) && blockKinds[kind].version === version)
  );
}
