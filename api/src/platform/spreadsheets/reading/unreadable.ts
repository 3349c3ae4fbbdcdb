/** A file that is not read; the message is for people, and says what to do. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
