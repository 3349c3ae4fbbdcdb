export type { MailBrand } from './brand';
export { MailButton, MailNote, MailText } from './elements';
export { registerMailJobs } from './mail-jobs';
export { createMailer, type Mailer, type NewMail } from './mailer';
export type { MailSettings } from './settings';
export { readUnsubscribeToken, UNSUBSCRIBE_PATH, type UnsubscribeLink } from './unsubscribe-links';
