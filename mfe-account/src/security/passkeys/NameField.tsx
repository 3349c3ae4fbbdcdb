import { FormTextField } from '@girassol/shared-ui/fields';

/** Field for the name of a passkey. */
export const NameField = () => (
  <FormTextField
    name="name"
    label="Nome da chave"
    maxLength={60}
    check={(name) => (String(name).trim() ? undefined : 'Dê um nome à chave.')}
  />
);
