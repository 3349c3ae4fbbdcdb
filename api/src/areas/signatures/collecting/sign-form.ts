import { onlyDigits, plainText } from '@girassol/shared-domain';
import { fullNameOf } from '@girassol/shared-domain/signatures';
import type { Row } from '../../../platform/database';
import { isStorable } from '../../../platform/http/json-body';

/** What the form of the last step sends. */
export interface SignForm {
  name: string;
  document: string;
  hasAgreed: boolean;
  /** What the page said it was about. */
  hash: string;
  epoch: number;
  /** `data:` address of a picture; '' where nothing was drawn. */
  drawing: string;
}

export type SignErrors = Partial<Record<'name' | 'document' | 'hasAgreed' | 'drawing', string>>;

/** Reads what the form of the last step sent; what is no text is nothing typed. */
export function readSignForm(sent: Record<string, string>): SignForm {
  const typed = (name: string, most: number) => {
    const text = (sent[name] ?? '').trim().slice(0, most);
    return isStorable(text) ? text : '';
  };
  return {
    name: typed('name', 160).replace(/\s+/g, ' '),
    document: typed('document', 20),
    hasAgreed: sent.hasAgreed === 'sim',
    hash: typed('hash', 64),
    epoch: Number(sent.epoch),
    drawing: typed('drawing', 200_000),
  };
}

/** What keeps somebody from signing with what they typed: the name is theirs, and the CPF the one of the document. */
export function signErrors(form: SignForm, person: Row<'signature_persons'>): SignErrors {
  return {
    ...(!isNameOf(form.name, person) && {
      name: `Escreva seu nome completo, como está no documento: ${fullNameOf(person)}.`,
    }),
    ...(onlyDigits(form.document) !== person.document && {
      document: 'Este não é o CPF informado para você neste documento. Confira os números.',
    }),
    ...(!form.hasAgreed && { hasAgreed: 'Marque que leu e aceita, para assinar.' }),
  };
}

/** Does somebody write their own name? First and last word are the same, with or without accents. */
function isNameOf(typed: string, person: Row<'signature_persons'>): boolean {
  const ends = (text: string) => {
    const words = plainText(text).split(/\s+/);
    return `${words[0]} ${words.at(-1)}`;
  };
  return typed.includes(' ') && ends(typed) === ends(fullNameOf(person));
}
