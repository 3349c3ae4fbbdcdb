import { blockKinds, isBlockKind, type SiteContent } from '@girassol/shared-domain/website';

/** What was not saved when the page went, on this computer. */
export interface KeptWork {
  /** The revision it was made of. */
  revision: number;
  /** Epoch milliseconds. */
  at: number;
  content: SiteContent;
}

const keyOf = (accountId: string) => `girassol.website-draft.1.${accountId}`;

/** Writes down work that the server does not have yet. */
export function keepWork(accountId: string, work: KeptWork): void {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(work));
  } catch {
    // Storage that is full or closed: the server gets it all the same.
  }
}

/** The server has it, or the person gave it up. */
export function dropWork(accountId: string): void {
  try {
    localStorage.removeItem(keyOf(accountId));
  } catch {
    // As above.
  }
}

/** Work of an earlier visit that never arrived; null where there is none, or its blocks are of another schema. */
export function findWork(accountId: string, draft: SiteContent): KeptWork | null {
  try {
    const work: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? 'null');
    return isWork(work) && work.content.version === draft.version ? work : null;
  } catch {
    return null;
  }
}

function isWork(work: unknown): work is KeptWork {
  const { content, at, revision } = (work ?? {}) as Partial<KeptWork>;
  return (
    typeof at === 'number' &&
    typeof revision === 'number' &&
    Array.isArray(content?.blocks) &&
    content.blocks.every(({ kind, version }) => isBlockKind(kind) && blockKinds[kind].version === version)
  );
}
