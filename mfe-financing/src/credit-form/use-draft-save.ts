import { ApiError, api } from '@girassol/shared-auth';
import { useLeaveGuard } from '@girassol/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CreditValues, type DraftForm, draftOf } from './credit-values';

/** How long typing rests before it is saved. */
const REST_MS = 900;
/** After a failed save. */
const RETRY_MS = 5_000;
const SAVE = 'PUT /financings/drafts/:pid';

export type DraftState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Another window saved meanwhile: what it says. */
  | { kind: 'conflict'; message: string }
  | { kind: 'failed' };

interface Kept {
  version: number;
  savedTimestamp: number;
}

/** Keeps the form on the server while it is typed, one save after the other; nothing stays in the browser. */
export function useDraftSave(
  pid: string,
  { values, isSubmitting: isSending }: { values: CreditValues; isSubmitting: boolean },
  kept: Kept | null,
) {
  const [state, setState] = useState<DraftState>(
    kept ? { kind: 'saved', at: kept.savedTimestamp } : { kind: 'untouched' },
  );
  const version = useRef(kept?.version ?? 0);
  const saved = useRef(JSON.stringify(draftOf(values)));
  const running = useRef<Promise<void> | null>(null);
  const text = JSON.stringify(draftOf(values));
  const isUnsaved = text !== saved.current && state.kind !== 'conflict';

  const save = useCallback(
    async (form: DraftForm) => {
      await running.current;
      const sent = JSON.stringify(form);
      setState({ kind: 'saving' });
      running.current = api(SAVE, { params: { pid }, body: { version: version.current, form }, silent: true })
        .then((answer) => {
          version.current = answer.version;
          saved.current = sent;
          setState({ kind: 'saved', at: answer.savedTimestamp });
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          setState(error.status === 409 ? { kind: 'conflict', message: error.message } : { kind: 'failed' });
        });
      await running.current;
    },
    [pid],
  );

  const { kind } = state;
  useEffect(() => {
    if (kind === 'conflict' || kind === 'saving' || text === saved.current) return;
    const timer = setTimeout(() => void save(JSON.parse(text)), kind === 'failed' ? RETRY_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [text, kind, save]);

  useLeaveGuard(isUnsaved && !isSending);

  /** What stands here takes the place of what the other window saved. */
  const overwrite = async () => {
    const { draft } = await api('GET /financings/drafts/:pid', { params: { pid } });
    version.current = draft?.version ?? 0;
    await save(JSON.parse(text));
  };

  return { state, overwrite };
}
