import { type RawBuilder, sql } from 'kysely';

const loginTag = /\+girassol-[0-9a-z-]{1,13}@/;

/** Adds a tag to an e-mail that signs in to another account too, so that it can be a login. Mail to it arrives all the same. */
export function addLoginTag(email: string, id: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}+girassol-${id.slice(-6)}${email.slice(at)}`;
}

/** Removes the tag of a login whose e-mail signs in to another account too: nobody here is told that it does. */
export const removeLoginTag = (login: string): string => login.replace(loginTag, '@');

/** Returns the SQL condition by which a row of `users` signs in with an e-mail, with or without a tag. */
export const signsInWith = (email: string): RawBuilder<boolean> =>
  sql<boolean>`regexp_replace(lower(users.email), ${loginTag.source}, '@') = ${removeLoginTag(email.toLowerCase())}`;
