import { useSession, useSettings } from '@girassol/shared-auth';
import { AUTOMATIC_VENDOR_ID, formatStageLabel, leadTemperatures } from '@girassol/shared-domain';
import type { LeadTemperature } from '@girassol/shared-domain/contract';
import { Spinner, tokens } from '@girassol/shared-ui';
import { FormSelect, FormSlider } from '@girassol/shared-ui/pickers';
import { listBoardUsers } from '../../sending/recipients';
import { FinishedDateField, useMayChooseFinishedDate } from '../FinishedDateField';
import { buildFinishedDatePart, getDefaultFinishedDate } from '../finished-date';
import { BoardColumnsLoader, FieldPair } from '../form-parts';
import type { ItemActionFormProps } from '../item-action-form-props';
import { ItemActionForm } from '../LifeForm';
import { useStatusFormSubmit } from '../use-status-change';

interface QualifyValues {
  vendor: string | null;
  column: string | null;
  leadTemperature: LeadTemperature;
  finishedDate: string | null;
}

const { color } = tokens;

/** Warmth is seen in the slider itself: orange when warm, red when hot (boards-079). */
const paints: Partial<Record<number, { fill: string; ink: string }>> = {
  0: { fill: color.frio, ink: color.frioInk },
  1: { fill: color.morno, ink: color.mornoInk },
  2: { fill: color.quente, ink: color.quenteInk },
};

const getTemperatureLabel = (value: number) =>
  leadTemperatures.find((one) => one.value === value)?.label ?? '';

/**
 * Form of "Qualificar": asks for the owner of the sale, its column and the lead temperature (boards-077 to boards-080).
 */
export function QualifyForm({ item, onDone, onGone: _, ...form }: ItemActionFormProps) {
  const session = useSession();
  const settings = useSettings();
  const asksDate = useMayChooseFinishedDate();
  const send = useStatusFormSubmit(item, onDone);
  if (!session || !settings) return <Spinner label="Carregando" />;

  const sellers = [
    { value: AUTOMATIC_VENDOR_ID, label: 'DISTRIBUIÇÃO AUTOMÁTICA' },
    ...listBoardUsers(session, settings, 'SALES').map(({ userId, label }) => ({ value: userId, label })),
  ];
  return (
    <BoardColumnsLoader kind="SALES">
      {(columns) => {
        const initial: QualifyValues = {
          vendor: null,
          column: columns[0]?._id ?? null,
          leadTemperature: item.leadTemperature,
          finishedDate: getDefaultFinishedDate(asksDate, Date.now()),
        };
        return (
          <ItemActionForm
            {...form}
            initial={initial}
            onSubmit={({ vendor, column, leadTemperature, finishedDate }) => {
              const stage = columns.find(({ _id }) => _id === column);
              return send({
                status: 'CLOSED',
                ...(vendor && { vendor }),
                ...(stage && { column: stage._id, order: stage.order }),
                leadTemperature,
                ...buildFinishedDatePart(finishedDate),
              });
            }}
          >
            {({ leadTemperature }) => (
              <>
                <FormSelect name="vendor" label="Vendedor" options={sellers} isRequired />
                <FormSelect
                  name="column"
                  label="Etapa do funil de vendas"
                  options={columns.map((column) => ({ value: column._id, label: formatStageLabel(column) }))}
                  isRequired
                />
                <FieldPair>
                  <FormSlider
                    name="leadTemperature"
                    label="Temperatura"
                    min={-1}
                    max={2}
                    step={1}
                    formatValue={getTemperatureLabel}
                    paint={paints[leadTemperature]}
                  />
                  <FinishedDateField />
                </FieldPair>
              </>
            )}
          </ItemActionForm>
        );
      }}
    </BoardColumnsLoader>
  );
}
