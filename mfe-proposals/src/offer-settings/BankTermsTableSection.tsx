import type { SlotContext } from '@girassol/federation/remote';
import { financingTermMonths } from '@girassol/shared-domain';
import { EmptyState, Text, tokens } from '@girassol/shared-ui';
import {
  Checkbox,
  FormBox,
  FormNumberField,
  FormSection,
  FormTextField,
  SectionActions,
  useFormRows,
} from '@girassol/shared-ui/fields';
import { Formik, getIn, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FormLineList } from '../wizard-frame/FormLineList';
import {
  type BankTermsTableValues,
  type BankTermsValues,
  bankTermsTableSchema,
  buildBankTermsTableRequest,
  buildEmptyBank,
  toBankTermsTableValues,
} from './bank-terms-values';

/** Maximum number of banks in the table. */
const MAX_BANKS = 20;

/** Settings section for the default terms of the account's banks, which prefill the financing step of a proposal. */
export default function BankTermsTableSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const initialValues = useMemo(() => toBankTermsTableValues(settings), [settings]);
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validationSchema={bankTermsTableSchema}
      onSubmit={async (values) => {
        await save({ autoFinancing: buildBankTermsTableRequest(values) });
      }}
    >
      <FormBox>
        <FormSection aria-labelledby="section-banks">
          <h2 id="section-banks">Tabela de financiamento</h2>
          <p>
            As condições que os bancos costumam dar. Na etapa Financiamento elas entram na proposta de uma
            vez, e podem ser ajustadas ali.
          </p>
          <Banks />
        </FormSection>
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}

function Banks() {
  const { banks } = useFormikContext<BankTermsTableValues>().values;
  const rows = useFormRows<BankTermsValues>('banks', banks);
  return (
    <>
      {banks.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhum banco cadastrado"
          text="Adicione um banco com os juros e os prazos dele: as propostas usam a tabela sem digitar de novo."
        />
      )}
      <FormLineList
        path="banks"
        name="Banco"
        addLabel="Adicionar banco"
        lines={banks}
        limit={MAX_BANKS}
        many="bancos"
        onAdd={() => rows.add(buildEmptyBank())}
        onRemove={(key) => {
          const index = banks.findIndex((bank) => bank.key === key);
          rows.remove(index, banks[index]?.name);
        }}
        renderLine={(index) => <BankFields path={`banks.${index}`} bank={banks[index]} />}
      />
    </>
  );
}

function BankFields({ path, bank }: { path: string; bank: BankTermsValues | undefined }) {
  const { errors, touched, setFieldValue } = useFormikContext<BankTermsTableValues>();
  if (!bank) return null;
  const { installments } = bank;
  const error: unknown = getIn(touched, path) ? getIn(errors, `${path}.installments`) : undefined;
  return (
    <>
      <FormTextField name={`${path}.name`} label="Banco" isRequired maxLength={80} autoComplete="off" />
      <FormNumberField name={`${path}.fee`} label="Juros ao mês" unit="%" decimals={4} isRequired />
      <FormNumberField
        name={`${path}.entry`}
        label="Entrada"
        unit="%"
        decimals={2}
        description="Do preço final."
      />
      <FormNumberField name={`${path}.gracePeriod`} label="Carência" unit="meses" />
      <Terms className="wide">
        <legend>Prazos</legend>
        {financingTermMonths.map((months) => (
          <Checkbox
            key={months}
            name={`${path}.installments`}
            label={`${months}x`}
            value={installments.includes(months)}
            onChange={(isOffered) =>
              void setFieldValue(
                `${path}.installments`,
                isOffered ? [...installments, months] : installments.filter((one) => one !== months),
              )
            }
          />
        ))}
        {typeof error === 'string' && (
          <Text as="p" size={12} tone="bad" role="alert">
            {error}
          </Text>
        )}
      </Terms>
    </>
  );
}

const { color, font, space, weight } = tokens;

const Terms = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0 0 ${space[8]}; color: ${color.ink}; font: ${font[13]}; font-weight: ${weight.medium}; }
  > p { width: 100%; margin: 0; }
`;
