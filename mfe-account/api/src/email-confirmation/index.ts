export { markEmailConfirmed } from './confirm-email';
export {
  CONFIRMATION_HOURS,
  CONFIRMATION_PATH,
  createEmailConfirmation,
} from './create-email-confirmation';
export { loadUnconfirmedEmail, requireConfirmedEmail } from './require-confirmed-email';
