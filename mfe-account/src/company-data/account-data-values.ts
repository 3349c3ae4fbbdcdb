import type { AccountData } from '@girassol/account-domain/contract';
import { toPhoneDigits } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';

/** Body of a change of the own data and those of the company. */
export type AccountDataChange = RequestBody<'PATCH /users/user/:userId'>;

/** Values of the form; company and representative are null for people who do not own the account. */
export interface AccountDataValues {
  personalData: AccountData['user']['personalData'];
  company: Omit<NonNullable<AccountData['company']>, 'logoUrl'> | null;
  representative: AccountData['representative'];
}

/** Converts loaded data to the values of the form. */
export function toAccountDataValues({ user, company, representative }: AccountData): AccountDataValues {
  const { name, phone } = user.personalData;
  return {
    personalData: { name, phone: toPhoneDigits(phone) },
    company: company && toCompanyValues(company),
    representative,
  };
}

function toCompanyValues({ logoUrl: _, ...company }: NonNullable<AccountData['company']>) {
  return { ...company, phone: toPhoneDigits(company.phone) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Builds a change of the parts that differ from `before`. */
export function buildAccountDataChange(
  values: AccountDataValues,
  before: AccountDataValues,
): AccountDataChange {
  const { personalData, company, representative } = values;
  return {
    ...(!isSame(personalData, before.personalData) && { personalData }),
    ...(company && !isSame(company, before.company) && { company }),
    ...(representative && !isSame(representative, before.representative) && { representative }),
  };
}
