import type { Session } from '@girassol/shared-domain';
import { can, type Facts, isEnterprise } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';
import {
  FormFields,
  FormMaskedField,
  FormRadioGroup,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { FormAsyncComboBox, type Option } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { customerOption, findCustomers } from '../customers/customer-options';
import { CityField } from '../customers/form/CityField';
import { PhoneFields } from '../customers/form/PhoneFields';
import { KnownDocument } from '../customers/KnownDocument';
import type { SaleValues } from './sale-values';

/** Whose customers can be chosen from. */
function customersFetchId(session: Session, permissions: Facts['permissions']): string {
  const seesAll = isEnterprise(session) && can({ session, permissions }, 'salesManager');
  return seesAll ? session.managerId : session.userId;
}

/** Who buys: a customer of the list, or a new one typed in place. */
export function CustomerSection({
  session,
  permissions,
}: {
  session: Session;
  permissions: Facts['permissions'];
}) {
  const { values, setValues } = useFormikContext<SaleValues>();
  const [chosen, setChosen] = useState<Option | null>(null);
  const fetchId = customersFetchId(session, permissions);
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await findCustomers(fetchId, text, signal)).map(customerOption),
    [fetchId],
  );

  function choose(customer: Customer) {
    setChosen(customerOption(customer));
    void setValues({ ...values, customerIs: 'existing', customerId: customer._id });
  }

  return (
    <FormSection aria-labelledby="section-customer">
      <h2 id="section-customer">Cliente</h2>
      <p>Para quem é o sistema. Um cliente novo entra também na lista de clientes.</p>
      <FormFields>
        {can({ session, permissions }, 'customersList') && (
          <div className="wide">
            <FormRadioGroup
              name="customerIs"
              label="O cliente"
              hideLabel
              direction="row"
              options={[
                { value: 'existing', label: 'Já está na lista' },
                { value: 'new', label: 'É novo' },
              ]}
            />
          </div>
        )}
        {values.customerIs === 'existing' ? (
          <div className="wide">
            <FormAsyncComboBox
              name="customerId"
              label="Cliente"
              isRequired
              placeholder="Nome, documento, e-mail ou telefone"
              loadOptions={loadOptions}
              selectedOption={chosen}
              emptyText="Nenhum cliente encontrado. Marque “É novo” para cadastrar."
            />
          </div>
        ) : (
          <NewCustomerFields fetchId={fetchId} document={values.newCustomer.document} onChoose={choose} />
        )}
      </FormFields>
    </FormSection>
  );
}

function NewCustomerFields({
  fetchId,
  document,
  onChoose,
}: {
  fetchId: string;
  document: string;
  onChoose: (customer: Customer) => void;
}) {
  return (
    <>
      <div className="wide">
        <FormTextField
          name="newCustomer.name"
          label="Nome do cliente"
          isRequired
          autoComplete="off"
          maxLength={150}
        />
      </div>
      <FormMaskedField name="newCustomer.document" label="CPF ou CNPJ" mask="document" autoComplete="off" />
      <FormTextField
        name="newCustomer.email"
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <KnownDocument document={document} fetchId={fetchId} onChoose={onChoose} />
      <PhoneFields prefix="newCustomer." />
      <CityField ufName="newCustomer.uf" cityName="newCustomer.city" />
    </>
  );
}
