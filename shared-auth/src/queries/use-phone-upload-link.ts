import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import { api } from '../api/client';

/** A link by which a phone sends files, as the calls that make one answer it. */
interface UploadLink {
  _id: string;
  /** From the root of the server. */
  path: string;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * State of a link by which a phone uploads files: being requested, failed, open until its expiry, or over
 * (expired or ended by the user).
 */
export type PhoneUploadLinkState =
  | { is: 'asking' }
  | { is: 'failed'; why: string }
  | { is: 'open'; linkId: string; address: string; until: number; secondsLeft: number }
  | { is: 'over' };

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/**
 * Creates a link by which a phone uploads files: requested at once and again for another `place`, counted down, and
 * over when it expires or is ended.
 * @param make the call that makes one
 */
export function usePhoneUploadLink(place: string, make: () => Promise<{ link: UploadLink }>) {
  const [state, setState] = useState<PhoneUploadLinkState>({ is: 'asking' });
  const latest = useRef(make);
  latest.current = make;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place wants another link
  const ask = useCallback(async () => {
    setState({ is: 'asking' });
    try {
      const { _id: linkId, path, until } = (await latest.current()).link;
      const address = `${window.location.origin}${path}`;
      setState({ is: 'open', linkId, address, until, secondsLeft: secondsUntil(until) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ is: 'failed', why: error.message });
    }
  }, [place]);
  useEffect(() => void ask(), [ask]);

  const isOpen = state.is === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(
      () =>
        setState((now) => {
          if (now.is !== 'open') return now;
          const secondsLeft = secondsUntil(now.until);
          return secondsLeft === 0 ? { is: 'over' } : { ...now, secondsLeft };
        }),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isOpen]);

  /** Ends it; a refusal was shown already. */
  async function end() {
    if (state.is !== 'open') return;
    try {
      await api('DELETE /archives/upload-link/:linkId', { params: { linkId: state.linkId } });
      setState({ is: 'over' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return { state, ask, end };
}
