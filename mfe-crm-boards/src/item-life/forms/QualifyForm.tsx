import { useSession, useSettings } from '@girassol/shared-auth';
import { AUTOMATIC_VENDOR, stageLabel, temperatures } from '@girassol/shared-domain';
import type { LeadTemperature } from '@girassol/shared-domain/contract';
import { Spinner, tokens } from '@girassol/shared-ui';
import { FormSelect, FormSlider } from '@girassol/shared-ui/pickers';
import { boardPeople } from '../../sending/recipients';
import { FinishedDateField, useNamesFinishedDate } from '../FinishedDateField';
import { finishedPart, finishedToday } from '../finished-date';
import { Pair, WithColumns } from '../form-parts';
import type { LifeFormProps } from '../LifeDialog';
import { LifeForm } from '../LifeForm';
import { useStatusForm } from '../use-status-change';

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

const wordOf = (value: number) => temperatures.find((one) => one.value === value)?.label ?? '';

/** Qualificar: who gets the sale, in which stage, and how warm the lead is (boards-077 to boards-080). */
export function QualifyForm({ item, onDone, onGone: _, ...form }: LifeFormProps) {
  const session = useSession();
  const settings = useSettings();
  const asksDate = useNamesFinishedDate();
  const send = useStatusForm(item, onDone);
  if (!session || !settings) return <Spinner label="Carregando" />;

  const sellers = [
    { value: AUTOMATIC_VENDOR, label: 'DISTRIBUIÇÃO AUTOMÁTICA' },
    ...boardPeople(session, settings, 'SALES').map(({ userId, label }) => ({ value: userId, label })),
  ];
  return (
    <WithColumns kind="SALES">
      {(columns) => {
        const initial: QualifyValues = {
          vendor: null,
          column: columns[0]?._id ?? null,
          leadTemperature: item.leadTemperature,
          finishedDate: finishedToday(asksDate, Date.now()),
        };
        return (
          <LifeForm
            {...form}
            initial={initial}
            onSubmit={({ vendor, column, leadTemperature, finishedDate }) => {
              const stage = columns.find(({ _id }) => _id === column);
              return send({
                status: 'CLOSED',
                ...(vendor && { vendor }),
                ...(stage && { column: stage._id, order: stage.order }),
                leadTemperature,
                ...finishedPart(finishedDate),
              });
            }}
          >
            {({ leadTemperature }) => (
              <>
                <FormSelect name="vendor" label="Vendedor" options={sellers} isRequired />
                <FormSelect
                  name="column"
                  label="Etapa do funil de vendas"
                  options={columns.map((column) => ({ value: column._id, label: stageLabel(column) }))}
                  isRequired
                />
                <Pair>
                  <FormSlider
                    name="leadTemperature"
                    label="Temperatura"
                    min={-1}
                    max={2}
                    step={1}
                    formatValue={wordOf}
                    paint={paints[leadTemperature]}
                  />
                  <FinishedDateField />
                </Pair>
              </>
            )}
          </LifeForm>
        );
      }}
    </WithColumns>
  );
}
