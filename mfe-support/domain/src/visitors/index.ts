export { CONTACT_HONEYPOT_FIELD, visitorEmail, visitorName } from './schemas';
