import { createSubscribers } from '../subscribers';

/** Something a person must be told. The shell draws it as a dialog. */
export interface Notice {
  kind: 'error';
  title: string;
  message: string;
  /** To be called once the dialog is closed. */
  onClosed?: () => void;
}

const subscribers = createSubscribers<Notice>();
let waiting: Notice[] = [];

/** Hears what a person must be told; what was said before anybody listened comes first. Returns the function that stops it. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const stop = subscribers.add(listener);
  const missed = waiting;
  waiting = [];
  for (const notice of missed) listener(notice);
  return stop;
}

export function giveNotice(notice: Notice): void {
  if (subscribers.size === 0) waiting.push(notice);
  else subscribers.tell(notice);
}
