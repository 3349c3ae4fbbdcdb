import { countWaitingWritesOfOthers, getSession, onSessionChange } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';

/** Milliseconds that the message stays: it comes while the first page opens. */
const SHOWN_MS = 12_000;

/** Describes how many writes of other people wait on this device, without their content; empty for none. */
export function describeWritesOfOthers(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Neste aparelho espera também uma alteração de outra pessoa. É enviada quando ela entrar aqui.'
    : `Neste aparelho esperam também ${count} alterações de outras pessoas. São enviadas quando elas entrarem aqui.`;
}

/**
 * Tells a person who has logged in that writes of other people wait on this device. Returns a function that stops it.
 */
export function nameWritesOfOthersAfterLogin(): () => void {
  let person = getSession()?.userId;
  return onSessionChange((session) => {
    const isLogin = session !== null && !session.visit && session.userId !== person;
    person = session?.userId;
    if (!isLogin) return;
    countWaitingWritesOfOthers().then(
      (count) => {
        if (count > 0 && getSession()?.userId === session.userId)
          showSnackbar({ text: describeWritesOfOthers(count), duration: SHOWN_MS, isNews: true });
      },
      () => undefined,
    );
  });
}
