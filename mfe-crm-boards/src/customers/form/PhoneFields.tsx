import { isPhone } from '@girassol/shared-domain';
import { linkStyles } from '@girassol/shared-ui';
import { FormMaskedField, useFieldValue } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';

/**
 * Fields for telephone and WhatsApp. The number of one can be copied to the other. `prefix` is the Formik path prefix
 * and ends with a dot.
 */
export function PhoneFields({ prefix = '' }: { prefix?: '' | 'newCustomer.' }) {
  const [phone] = useFieldValue<string>(`${prefix}phone`);
  const [whatsapp, setWhatsapp] = useFieldValue<string>(`${prefix}whatsapp`);
  return (
    <>
      <FormMaskedField name={`${prefix}phone`} label="Telefone" mask="phone" autoComplete="off" />
      <FormMaskedField
        name={`${prefix}whatsapp`}
        label="WhatsApp"
        mask="phone"
        autoComplete="off"
        description={
          isPhone(phone) &&
          whatsapp === '' && (
            <InText type="button" onClick={() => setWhatsapp(phone)}>
              É o mesmo do telefone
            </InText>
          )
        }
      />
    </>
  );
}

const InText = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
  ${linkStyles}
`;
