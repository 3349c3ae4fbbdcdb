import { normalizeShortcut } from '@girassol/support-domain/attendance';
import type { CannedAnswer } from '@girassol/support-domain/contract';

/** Finds canned answers by a word: those whose shortcut begins with it first, then those that have it anywhere. */
export function searchCannedAnswers(answers: readonly CannedAnswer[], word: string): CannedAnswer[] {
  const wanted = normalizeShortcut(word);
  if (wanted === '') return [...answers];
  const begins = answers.filter(({ shortcut }) => shortcut.startsWith(wanted));
  const others = answers.filter(
    (answer) =>
      !begins.includes(answer) &&
      [answer.shortcut, answer.title, answer.text].some((text) => normalizeShortcut(text).includes(wanted)),
  );
  return [...begins, ...others];
}
