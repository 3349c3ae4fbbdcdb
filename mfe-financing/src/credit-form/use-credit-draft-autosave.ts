import { ApiError, api } from '@girassol/shared-auth';
import { useLeaveGuard } from '@girassol/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CreditDraftFields, type CreditFormValues, toCreditDraftFields } from './credit-form-values';

/** Delay in milliseconds after typing before the draft is saved. */
const SAVE_DELAY_MS = 900;
/** After a failed save. */
const RETRY_MS = 5_000;
const SAVE = 'PUT /financings/drafts/:pid';

/**
 * State of saving the draft of a credit request on the server. `conflict` means that another window saved the
 * draft meanwhile.
 */
export type DraftSaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Another window saved meanwhile: what it says. */
  | { kind: 'conflict'; message: string }
  | { kind: 'failed' };

interface SavedDraft {
  version: number;
  savedTimestamp: number;
}

/**
 * Saves the draft of a credit request on the server while the form is filled in, one request at a time.
 * Nothing is stored in the browser.
 */
export function useCreditDraftAutosave(
  pid: string,
  { values, isSubmitting: isSending }: { values: CreditFormValues; isSubmitting: boolean },
  kept: SavedDraft | null,
) {
  const [state, setState] = useState<DraftSaveState>(
    kept ? { kind: 'saved', at: kept.savedTimestamp } : { kind: 'untouched' },
  );
  const version = useRef(kept?.version ?? 0);
  const saved = useRef(JSON.stringify(toCreditDraftFields(values)));
  const running = useRef<Promise<void> | null>(null);
  const text = JSON.stringify(toCreditDraftFields(values));
  const isUnsaved = text !== saved.current && state.kind !== 'conflict';

  const save = useCallback(
    async (form: CreditDraftFields) => {
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
    const timer = setTimeout(() => void save(JSON.parse(text)), kind === 'failed' ? RETRY_MS : SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, kind, save]);

  useLeaveGuard(isUnsaved && !isSending);

  /** Overwrites the draft that the other window saved. */
  const overwrite = async () => {
    const { draft } = await api('GET /financings/drafts/:pid', { params: { pid } });
    version.current = draft?.version ?? 0;
    await save(JSON.parse(text));
  };

  return { state, overwrite };
}
