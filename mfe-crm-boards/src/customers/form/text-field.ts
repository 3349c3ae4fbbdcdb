import { customerFieldDefinitions } from '@girassol/shared-domain';

type TextName = {
  [Name in keyof typeof customerFieldDefinitions]: (typeof customerFieldDefinitions)[Name] extends {
    most: number;
  }
    ? Name
    : never;
}[keyof typeof customerFieldDefinitions];

/** Returns the name, label and maximum length of a text field of the customer form. */
export function getTextFieldProps(name: TextName) {
  const { label, most } = customerFieldDefinitions[name];
  return { name, label, maxLength: most };
}
