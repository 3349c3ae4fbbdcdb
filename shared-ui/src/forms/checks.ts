import {
  isCnpj,
  isCpf,
  isEmail,
  isFilled,
  isPersonName,
  isPhone,
  isPostalCode,
} from '@girassol/shared-domain';
import type { MaskName } from '../fields/masks';

/** What is wrong with a value, in words; undefined when nothing is. */
export type Check<Value> = (value: Value) => string | undefined;

const whenFilled =
  (isValid: (text: string) => boolean, message: string): Check<string> =>
  (text) =>
    !isFilled(text) || isValid(text) ? undefined : message;

/** Names of persons and companies (shell.forms-007): for FormTextField's `check`. */
export const checkName = whenFilled(isPersonName, 'Insira um nome válido.');

/** E-mail addresses (shell.forms-006). FormTextField of type `email` has it. */
export const checkEmail = whenFilled(isEmail, 'Insira um e-mail válido.');

/** What FormMaskedField checks of its own (shell.forms-010). */
export const maskChecks: Record<MaskName, Check<string>> = {
  cpf: whenFilled(isCpf, 'Insira um CPF válido.'),
  cnpj: whenFilled(isCnpj, 'Insira um CNPJ válido.'),
  document: whenFilled((text) => isCpf(text) || isCnpj(text), 'Insira um CPF ou CNPJ válido.'),
  cep: whenFilled(isPostalCode, 'Insira um CEP válido.'),
  phone: whenFilled(isPhone, 'Insira um número válido.'),
};

const isMissing = (value: unknown): boolean =>
  typeof value === 'string' ? !isFilled(value) : value === null || value === undefined;

/** A required field has something in it besides spaces (shell.forms-005); then it is asked what else is wrong. */
export const withRequired =
  <Value>(isRequired: boolean | undefined, message: string, check?: Check<Value>): Check<Value> =>
  (value) =>
    isRequired && isMissing(value) ? message : check?.(value);

export const MISSING_TEXT = 'Preencha este campo.';
export const MISSING_CHOICE = 'Escolha uma opção.';
