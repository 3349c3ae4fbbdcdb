export type { MailBrand } from './brand';
export { MailButton, MailNote, MailText } from './elements';
export { deliverByJobs } from './mail-jobs';
export { type Mailer, type NewMail, openMailer } from './mailer';
export type { MailSettings } from './settings';
