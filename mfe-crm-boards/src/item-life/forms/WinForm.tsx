import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import {
  consumerUnitTypes,
  deliveryDateChoiceCondition,
  isDateAllowedInField,
  isValidSoldValue,
  meetsCondition,
  toIsoDate,
} from '@girassol/shared-domain';
import { Spinner } from '@girassol/shared-ui';
import { FormDateField, FormNumberField, FormSwitch } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { ConfirmedAmountField } from '../ConfirmedAmountField';
import { FinishedDateField, useMayChooseFinishedDate } from '../FinishedDateField';
import { getDefaultFinishedDate } from '../finished-date';
import { FieldPair } from '../form-parts';
import type { ItemActionFormProps } from '../item-action-form-props';
import { ItemActionForm } from '../LifeForm';
import { SoldProposalField } from '../SoldProposalField';
import { UnsignedContractNotice } from '../UnsignedContractNotice';
import { useStatusFormSubmit } from '../use-status-change';
import { getWinObstacle } from '../win-obstacle';
import { buildWinRequest, getInitialWinValues, NO_PROPOSAL, type WinValues } from '../win-values';

const ucOptions = consumerUnitTypes.map((type) => ({ value: type, label: type }));

const checkSold = (what: string) => (value: number | null) =>
  isValidSoldValue(value) ? undefined : `Informe ${what}, de pelo menos 0,01.`;

const checkFuture = (date: string | null) =>
  date && isDateAllowedInField(date, { allows: 'future', now: Date.now() }) ? undefined : 'Data inválida.';

/** Returns a key of the conditional fields that are currently shown. */
const getFormShape = ({ approvedProposal, hasDelivery, autoCreateAfterSale }: WinValues) =>
  [approvedProposal === NO_PROPOSAL, hasDelivery, autoCreateAfterSale].join();

/**
 * Form of "Dar Ganho": asks what was sold, for which amount, and which items to create next (boards-065 to boards-076).
 */
export function WinForm({ item, onDone, onGone: _, isBlocked, ...form }: ItemActionFormProps) {
  const facts = useConditionFacts(item.type);
  const settings = useSettings();
  const asksDate = useMayChooseFinishedDate();
  const send = useStatusFormSubmit(item, onDone);
  if (!facts || !settings) return <Spinner label="Carregando" />;

  const waits = getWinObstacle(item, settings, facts);
  const now = Date.now();
  const initial = getInitialWinValues(item, settings.preferences.kanbans, {
    now,
    finishedDate: getDefaultFinishedDate(asksDate, now),
  });
  return (
    <ItemActionForm
      {...form}
      isBlocked={isBlocked || waits !== null}
      initial={initial}
      getShape={getFormShape}
      onSubmit={(values: WinValues) => send(buildWinRequest(values))}
    >
      {({ approvedProposal, hasDelivery, autoCreateAfterSale }) => (
        <>
          {waits && <UnsignedContractNotice why={waits} itemId={item._id} />}
          <SoldProposalField customerId={item.customer._id} sale={item} />
          {approvedProposal === NO_PROPOSAL && (
            <FieldPair>
              <FormNumberField
                name="power"
                label="Potência"
                unit="kWp"
                decimals={2}
                isRequired
                check={checkSold('a potência')}
              />
              <FormSelect name="ucType" label="Tipo de UC" options={ucOptions} isRequired />
            </FieldPair>
          )}
          <FieldPair>
            <ConfirmedAmountField sale={item} check={checkSold('o valor')} />
            <FinishedDateField />
          </FieldPair>
          {meetsCondition(deliveryDateChoiceCondition, facts) && (
            <FieldPair>
              <FormSwitch
                name="hasDelivery"
                label="Possui Prazo de Entrega"
                description="Vale para o projeto e a obra que serão criados"
              />
              {hasDelivery && (
                <FormDateField
                  name="dueDate"
                  label="Prazo de entrega"
                  isRequired
                  min={toIsoDate(now)}
                  check={checkFuture}
                />
              )}
            </FieldPair>
          )}
          <FieldPair>
            <FormSwitch
              name="autoCreateAfterSale"
              label="Criar atividade de pós-venda"
              description="Um contato depois da instalação, já agendado"
            />
            {autoCreateAfterSale && (
              <FormDateField
                name="afterSalesDate"
                label="Data da atividade"
                isRequired
                min={toIsoDate(now)}
                check={checkFuture}
              />
            )}
          </FieldPair>
        </>
      )}
    </ItemActionForm>
  );
}
