import { useFacts, useSettings } from '@girassol/shared-auth';
import {
  choosesDeliveryDate,
  isAllowedDate,
  isSold,
  meets,
  toIsoDate,
  ucTypes,
} from '@girassol/shared-domain';
import { Spinner } from '@girassol/shared-ui';
import { FormDateField, FormMoneyField, FormNumberField, FormSwitch } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { FinishedDateField, useNamesFinishedDate } from '../FinishedDateField';
import { finishedToday } from '../finished-date';
import { Pair } from '../form-parts';
import type { LifeFormProps } from '../LifeDialog';
import { LifeForm } from '../LifeForm';
import { ProposalChoice } from '../ProposalChoice';
import { UnsignedNotice } from '../UnsignedNotice';
import { useStatusForm } from '../use-status-change';
import { firstWin, NO_PROPOSAL, type WinValues, winRequest } from '../win-values';
import { winWaits } from '../win-waits';

const ucOptions = ucTypes.map((type) => ({ value: type, label: type }));

const checkSold = (what: string) => (value: number | null) =>
  isSold(value) ? undefined : `Informe ${what}, de pelo menos 0,01.`;

const checkFuture = (date: string | null) =>
  date && isAllowedDate(date, { allows: 'future', now: Date.now() }) ? undefined : 'Data inválida.';

/** Fields that come and go. */
const shapeOf = ({ approvedProposal, hasDelivery, autoCreateAfterSale }: WinValues) =>
  [approvedProposal === NO_PROPOSAL, hasDelivery, autoCreateAfterSale].join();

/** Dar Ganho: what was sold, at which value, and what follows (boards-065 to boards-076). */
export function WinForm({ item, onDone, onGone: _, isBlocked, ...form }: LifeFormProps) {
  const facts = useFacts(item.type);
  const settings = useSettings();
  const asksDate = useNamesFinishedDate();
  const send = useStatusForm(item, onDone);
  if (!facts || !settings) return <Spinner label="Carregando" />;

  const waits = winWaits(item, settings, facts);
  const now = Date.now();
  const initial = firstWin(item, settings.preferences.kanbans, {
    now,
    finishedDate: finishedToday(asksDate, now),
  });
  return (
    <LifeForm
      {...form}
      isBlocked={isBlocked || waits !== null}
      initial={initial}
      shapeOf={shapeOf}
      onSubmit={(values: WinValues) => send(winRequest(values))}
    >
      {({ approvedProposal, hasDelivery, autoCreateAfterSale }) => (
        <>
          {waits && <UnsignedNotice why={waits} itemId={item._id} />}
          <ProposalChoice customerId={item.customer._id} accepted={item.acceptedProposal ?? null} />
          {approvedProposal === NO_PROPOSAL && (
            <Pair>
              <FormNumberField
                name="power"
                label="Potência"
                unit="kWp"
                decimals={2}
                isRequired
                check={checkSold('a potência')}
              />
              <FormSelect name="ucType" label="Tipo de UC" options={ucOptions} isRequired />
            </Pair>
          )}
          <Pair>
            <FormMoneyField
              name="confirmedAmount"
              label="Valor confirmado"
              isRequired
              check={checkSold('o valor')}
            />
            <FinishedDateField />
          </Pair>
          {meets(choosesDeliveryDate, facts) && (
            <Pair>
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
            </Pair>
          )}
          <Pair>
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
          </Pair>
        </>
      )}
    </LifeForm>
  );
}
