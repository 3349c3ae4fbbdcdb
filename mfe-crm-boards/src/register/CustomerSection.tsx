import { ApiError, findCustomers, toCustomerOption, useApiQuery } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { type AccessFacts, can, isEnterprisePlan } from '@girassol/shared-domain';
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
import { useCallback, useEffect, useRef, useState } from 'react';
import { DuplicateDocumentNotice } from '../customers/DuplicateDocumentNotice';
import { PhoneFields } from '../customers/form/PhoneFields';
import { StateAndCityFields } from '../customers/form/StateAndCityFields';
import type { ItemFormValues } from '../item-form/item-form-values';

/** Returns the id of the user or company whose customers can be chosen. */
function getCustomersFetchId(session: Session, permissions: AccessFacts['permissions']): string {
  const seesAll = isEnterprisePlan(session) && can({ session, permissions }, 'salesManager');
  return seesAll ? session.managerId : session.userId;
}

/** Form section for the customer of the item: an existing customer, or a new one entered in place. */
export function CustomerSection({
  session,
  permissions,
}: {
  session: Session;
  permissions: AccessFacts['permissions'];
}) {
  const { values, setValues } = useFormikContext<ItemFormValues>();
  const fetchId = getCustomersFetchId(session, permissions);
  const offered = useRef(new Map<string, Option>());
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const options = (await findCustomers(fetchId, text, signal)).map(toCustomerOption);
      for (const option of options) offered.current.set(option.value, option);
      return options;
    },
    [fetchId],
  );
  const { selectedOption, isGone } = useSelectedCustomer(offered.current);

  function choose(customer: Customer) {
    offered.current.set(customer._id, toCustomerOption(customer));
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
              selectedOption={selectedOption}
              emptyText="Nenhum cliente encontrado. Marque “É novo” para cadastrar."
              description={isGone && 'O cliente escolhido não existe mais. Escolha outro.'}
            />
          </div>
        ) : (
          <NewCustomerFields fetchId={fetchId} document={values.newCustomer.document} onChoose={choose} />
        )}
      </FormFields>
    </FormSection>
  );
}

/**
 * Returns the customer of the form as an option of its field. The address, a draft and a proposal name the customer by
 * the id alone: one that the field has not `offered` is loaded. A customer that is gone leaves the field empty, because
 * the form would otherwise be sent with a customer that nobody sees; `isGone` until another one is chosen.
 */
function useSelectedCustomer(offered: ReadonlyMap<string, Option>): {
  selectedOption: Option | null;
  isGone: boolean;
} {
  const { values, setFieldValue } = useFormikContext<ItemFormValues>();
  const { customerId } = values;
  const known = customerId === null ? undefined : offered.get(customerId);
  const { data, error } = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid: customerId ?? '' } },
    { enabled: customerId !== null && !known },
  );
  const isMissing = !known && error instanceof ApiError && error.status === 404;
  const [wasMissing, setWasMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    setWasMissing(true);
    void setFieldValue('customerId', null);
  }, [isMissing, setFieldValue]);
  return {
    selectedOption: known ?? (data ? toCustomerOption(data.customer) : null),
    isGone: wasMissing && customerId === null,
  };
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
      <DuplicateDocumentNotice document={document} fetchId={fetchId} onChoose={onChoose} />
      <PhoneFields prefix="newCustomer." />
      <StateAndCityFields ufName="newCustomer.uf" cityName="newCustomer.city" />
    </>
  );
}
