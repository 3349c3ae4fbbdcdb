import { createSubscribers } from '../subscribers';

/** Message for the user, which the shell shows as a dialog. */
export interface Notice {
  kind: 'error';
  title: string;
  message: string;
  /** To be called once the dialog is closed. */
  onClosed?: () => void;
}

const subscribers = createSubscribers<Notice>();
let waiting: Notice[] = [];

/**
 * Subscribes to messages for the user; messages from before the first subscription are delivered first. Returns a
 * function that unsubscribes.
 */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const stop = subscribers.add(listener);
  const missed = waiting;
  waiting = [];
  for (const notice of missed) listener(notice);
  return stop;
}

/**
 * Sends a message for the user to the subscribed shell, which shows a dialog; keeps the message until the
 * first subscription.
 */
export function publishNotice(notice: Notice): void {
  if (subscribers.size === 0) waiting.push(notice);
  else subscribers.publish(notice);
}
