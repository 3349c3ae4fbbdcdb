import {
  convertIdleHoursToDays,
  DEFAULT_INACTIVITY_HOURS,
  MAX_COLUMN_TITLE_LENGTH,
  MAX_INACTIVITY_HOURS,
} from '@girassol/shared-domain';
import { Button, Stack, tokens } from '@girassol/shared-ui';
import {
  Form,
  FormErrorsButton,
  FormNumberField,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import type { BoardView } from '../../board-state/board-query';
import type { Lane } from '../../board-state/board-state';
import { saveColumn } from './change-columns';

interface Values {
  title: string;
  inactivityWindow: number | null;
}

interface ColumnFormProps {
  view: BoardView;
  kid: string;
  /** The column to change; null for a new one. */
  lane: Lane | null;
  onClose: () => void;
}

/** Windows that are chosen with one press, in hours. */
const suggestedHours = [24, 48, 72, 168, 360] as const;

/** Form that creates a column, or edits a column's title and inactivity window. */
export function ColumnForm({ view, kid, lane, onClose }: ColumnFormProps) {
  const initial: Values = {
    title: lane?.title ?? '',
    inactivityWindow: lane?.inactivityWindow ?? DEFAULT_INACTIVITY_HOURS,
  };

  async function submit(
    { title, inactivityWindow }: Values,
    { setFieldTouched, setFieldError }: FormikHelpers<Values>,
  ) {
    if (inactivityWindow === null) return;
    const body = { title: title.trim(), inactivityWindow };
    const refused = await saveColumn(view, { kid, columnId: lane?._id ?? null }, body);
    if (!refused) return onClose();
    void setFieldTouched('title', true, false);
    setFieldError(refused.fields?.[0]?.path ?? 'title', refused.fields?.[0]?.message ?? refused.message);
  }

  return (
    <Dialog isOpen onClose={onClose} title={lane ? 'Editar coluna' : 'Nova coluna'}>
      <Formik initialValues={initial} onSubmit={submit}>
        {({ values, setFieldValue }) => (
          <Form aria-label={lane ? 'Editar coluna' : 'Nova coluna'}>
            <Stack gap={16}>
              <FormTextField
                name="title"
                label="Nome"
                isRequired
                autoFocus
                maxLength={MAX_COLUMN_TITLE_LENGTH}
                placeholder="Ex.: Retorno agendado"
              />
              <Stack gap={8}>
                <FormNumberField
                  name="inactivityWindow"
                  label="Janela de inatividade"
                  isRequired
                  unit="h"
                  description={describeInactivityWindow(values.inactivityWindow)}
                  check={checkWindow}
                />
                <Chips role="group" aria-label="Janelas usuais">
                  {suggestedHours.map((hours) => (
                    <button
                      key={hours}
                      type="button"
                      aria-pressed={values.inactivityWindow === hours}
                      onClick={() => void setFieldValue('inactivityWindow', hours)}
                    >
                      {dayCount(convertIdleHoursToDays(hours))}
                    </button>
                  ))}
                </Chips>
              </Stack>
            </Stack>
            <Foot>
              <FormErrorsButton />
              <Button onClick={onClose}>Cancelar</Button>
              <FormSubmitButton>{lane ? 'Salvar' : 'Criar coluna'}</FormSubmitButton>
            </Foot>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

const dayCount = (days: number) => (days === 1 ? '1 dia' : `${days} dias`);

/** Describes in a sentence when a card is marked inactive. `hours` is the inactivity window. */
function describeInactivityWindow(hours: number | null): string {
  if (hours === null || checkWindow(hours)) return 'Depois dela, um cartão sem atividade fica marcado.';
  return `Um cartão sem atividade fica marcado como inativo depois de ${dayCount(convertIdleHoursToDays(hours))}.`;
}

function checkWindow(hours: number | null): string | undefined {
  if (hours === null) return undefined;
  if (hours < 1) return 'No mínimo 1 hora.';
  return hours > MAX_INACTIVITY_HOURS ? 'No máximo um ano: 8.760 horas.' : undefined;
}

const { color, font, radius, screen, space } = tokens;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  padding-top: ${space[24]};
  /* Under the list of errors, the two buttons share a line. */
  @media ${screen.phone} {
    > * { flex: 1; }
    > :nth-last-child(3) { flex-basis: 100%; }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  button {
    min-height: 1.75rem;
    padding: 0 ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.inkSoft};
    font: ${font[12]};
    cursor: pointer;
  }
  button:hover { background: ${color.hover}; }
  button[aria-pressed='true'] { border-color: ${color.leaf}; background: ${color.leafSoft}; color: ${color.leafInk}; }
  button:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  @media (pointer: coarse) { button { min-height: 2.5rem; } }
`;
