import type { Row } from '@girassol/api-platform/database';
import { isStorableText } from '@girassol/api-platform/http/json-body';
import { extractDigits, normalizeName, toNameMatchKey } from '@girassol/shared-domain';
import { formatFullName } from '@girassol/shared-domain/signatures';

/** Fields of the form by which a person signs a document. */
export interface SignForm {
  name: string;
  document: string;
  hasAgreed: boolean;
  /** Hash of the document that the page displayed. */
  hash: string;
  epoch: number;
  /** `data:` address of a picture; '' where nothing was drawn. */
  drawing: string;
}

/** Error message for each invalid field of the form by which a person signs. */
export type SignFormErrors = Partial<Record<'name' | 'document' | 'hasAgreed' | 'drawing', string>>;

/** Parses the fields of the form by which a person signs. A field that is not a text counts as empty. */
export function parseSignForm(sent: Record<string, string>): SignForm {
  const typed = (name: string, most: number) => {
    const text = (sent[name] ?? '').trim().slice(0, most);
    return isStorableText(text) ? text : '';
  };
  return {
    name: normalizeName(typed('name', 160)),
    document: typed('document', 40),
    hasAgreed: sent.hasAgreed === 'sim',
    hash: typed('hash', 64),
    epoch: Number(sent.epoch),
    drawing: typed('drawing', 200_000),
  };
}

/**
 * Validates the form by which a person signs: name and CPF must be those of the signer. Returns an error
 * message for each invalid field.
 */
export function validateSignForm(form: SignForm, person: Row<'signature_persons'>): SignFormErrors {
  return {
    ...(!isSignerName(form.name, person) && {
      name: `Escreva seu nome completo, como está no documento: ${formatFullName(person)}.`,
    }),
    ...(extractDigits(form.document) !== person.document && {
      document:
        form.document === ''
          ? 'Escreva o seu CPF.'
          : 'Este não é o CPF informado para você neste documento. Confira os números.',
    }),
    ...(!form.hasAgreed && { hasAgreed: 'Marque que leu e aceita, para assinar.' }),
  };
}

/** Checks whether a typed name is the signer's: first and last word are equal, ignoring spelling (`toNameMatchKey`). */
function isSignerName(typed: string, person: Row<'signature_persons'>): boolean {
  const ends = (text: string) => {
    const words = toNameMatchKey(text).split(' ');
    return `${words[0]} ${words.at(-1)}`;
  };
  return toNameMatchKey(typed).includes(' ') && ends(typed) === ends(formatFullName(person));
}
