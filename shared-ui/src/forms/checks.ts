import {
  findInvalidNameCharacter,
  isCnpj,
  isCompanyName,
  isCpf,
  isEmail,
  isNotBlank,
  isPostalCode,
  parsePhone,
  stripCpfOrCnpjMask,
} from '@girassol/shared-domain';
import type { MaskName } from '../fields/masks';

/** Function that returns an error message for a value; undefined when the value is valid. */
export type FieldCheck<Value> = (value: Value) => string | undefined;

const whenFilled =
  (isValid: (text: string) => boolean, message: string): FieldCheck<string> =>
  (text) =>
    !isNotBlank(text) || isValid(text) ? undefined : message;

const nameCheck =
  (kind: 'person' | 'company'): FieldCheck<string> =>
  (text) => {
    if (!isNotBlank(text)) return undefined;
    const strange = findInvalidNameCharacter(text, kind);
    if (strange !== null) return `Insira um nome válido, sem “${strange}”.`;
    return isCompanyName(text) ? undefined : 'Insira um nome válido.';
  };

/**
 * Returns an error message for a text that cannot be the name of a person or company (shell.forms-007); a
 * `check` of `FormTextField`.
 */
export const checkName = nameCheck('company');

/**
 * Returns an error message for a text that cannot be a person's name. Unlike `checkName`, refuses digits and
 * symbols that only company names contain (shell.forms-007).
 */
export const checkPersonName = nameCheck('person');

/**
 * Returns an error message for a text that is no e-mail address (shell.forms-006). Applied by `FormTextField`
 * of type `email`.
 */
export const checkEmail = whenFilled(isEmail, 'Insira um e-mail válido.');

/** Says first that a value has more characters than it may: a mask keeps them all. */
const upTo =
  (most: number, size: string, check: FieldCheck<string>): FieldCheck<string> =>
  (text) =>
    stripCpfOrCnpjMask(text).length > most ? `Há algo a mais: ${size}.` : check(text);

/**
 * Check of a value for each input mask (CPF, CNPJ, phone and others), applied by `FormMaskedField`
 * (shell.forms-010).
 */
export const maskChecks: Record<MaskName, FieldCheck<string>> = {
  cpf: upTo(11, 'um CPF tem 11 dígitos', whenFilled(isCpf, 'Insira um CPF válido.')),
  cnpj: upTo(14, 'um CNPJ tem 14 caracteres', whenFilled(isCnpj, 'Insira um CNPJ válido.')),
  document: upTo(
    14,
    'um CPF tem 11 e um CNPJ tem 14',
    whenFilled((text) => isCpf(text) || isCnpj(text), 'Insira um CPF ou CNPJ válido.'),
  ),
  cep: upTo(8, 'um CEP tem 8 dígitos', whenFilled(isPostalCode, 'Insira um CEP válido.')),
  phone: (text) => {
    const reading = parsePhone(text);
    return reading.kind === 'UNREADABLE' ? reading.problem : undefined;
  },
};

const isMissing = (value: unknown): boolean =>
  typeof value === 'string' ? !isNotBlank(value) : value === null || value === undefined;

/** Returns a check that requires more than spaces in a required field (shell.forms-005) and then applies `check`. */
export const buildRequiredCheck =
  <Value>(isRequired: boolean | undefined, message: string, check?: FieldCheck<Value>): FieldCheck<Value> =>
  (value) =>
    isRequired && isMissing(value) ? message : check?.(value);

/** Error message of a required text field that is empty. */
export const MISSING_TEXT_MESSAGE = 'Preencha este campo.';
/** Error message of a required choice that is not made. */
export const MISSING_CHOICE_MESSAGE = 'Escolha uma opção.';
