import { fieldsOfCustomer } from '@girassol/shared-domain';

type TextName = {
  [Name in keyof typeof fieldsOfCustomer]: (typeof fieldsOfCustomer)[Name] extends { most: number }
    ? Name
    : never;
}[keyof typeof fieldsOfCustomer];

/** What a text field of the customer form is called, and how much it holds. */
export function textField(name: TextName) {
  const { label, most } = fieldsOfCustomer[name];
  return { name, label, maxLength: most };
}
