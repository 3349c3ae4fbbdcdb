import { getErrorCode } from '@girassol/api-platform/database';

const UNIQUE_VIOLATION = '23505';
/** Index of the users by e-mail, over all accounts. */
const EMAIL_INDEX = 'users_email';

/** Returns true if an error says that another user has the e-mail address; false for every other taken value. */
export const isTakenEmail = (error: unknown): boolean =>
  getErrorCode(error) === UNIQUE_VIOLATION &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === EMAIL_INDEX;
