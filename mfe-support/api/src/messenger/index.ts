export { openDemoPhone } from './demonstration/demo-phones';
export { computeDemoSecret } from './demonstration/demo-secret';
export type {
  Messenger,
  MessengerContact,
  MessengerFile,
  MessengerNumber,
  OutgoingMessage,
} from './messenger';
export { MessengerError } from './messenger-error';
export { type MessengerSettings, messengerNames } from './messenger-settings';
export { openMessenger } from './open-messenger';
export { type HeardEvent, type HeardMessage, type HeardStatus, parseWebhook } from './webhook/parse-webhook';
export { getMessengerWebhookPath } from './webhook/path';
export { isSignatureGenuine } from './webhook/signature';
