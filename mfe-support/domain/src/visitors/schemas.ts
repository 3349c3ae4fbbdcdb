import { isEmail, normalizeName } from '@girassol/shared-domain';
import { trimmedText } from '@girassol/shared-domain/contract';
import { MAX_VISITOR_NAME_LENGTH } from '../tickets';

/** Field of the contact form that people do not see: a form with something in it was not sent by a person. */
export const CONTACT_HONEYPOT_FIELD = 'fax';

/** Schema of the name that a person without a session gives. */
export const visitorName = trimmedText(MAX_VISITOR_NAME_LENGTH).refine(
  (name) => normalizeName(name).length >= 2,
  'Escreva o seu nome.',
);

/** Schema of the e-mail that a person without a session gives. */
export const visitorEmail = trimmedText(254).refine(isEmail, 'Insira um e-mail válido.');
