import {
  consumerUnitTypes,
  type EditableItemField,
  getItemFieldLabel,
  leadTemperatures,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Button, Row, Text, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { DateField, NumberField, TextField } from '@girassol/shared-ui/inputs';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ItemFieldRequest } from '../item/edit-call';
import { getEarliestAllowedDate } from '../item-form/form-dates';
import { listInverterOptions } from '../item-form/inverter-options';
import {
  buildItemFieldRequest,
  buildItemFormSchema,
  type ItemFormValues,
  toItemFormValues,
} from '../item-form/item-form-values';

interface ItemFieldEditorProps {
  item: BoardItem;
  field: EditableItemField;
  /** Values that were typed and could not be saved. */
  startValues?: ItemFormValues;
  /** Why it could not be saved. */
  problem?: string | undefined;
  /** Present value of the field in words, where somebody else has changed it. */
  current?: string | undefined;
  onSave: (edit: { values: ItemFormValues; request: ItemFieldRequest; byKey: boolean }) => void;
  /** `byKey`: the focus goes back to where it was. */
  onClose: (byKey?: boolean) => void;
}

const ucOptions = consumerUnitTypes.map((type) => ({ value: type, label: type }));
const temperatureOptions = leadTemperatures.map(({ value, label }) => ({ value: String(value), label }));

/** Field in the place of a value of an item. Enter or leaving it saves, Esc gives up. Loaded with the first edit. */
export default function ItemFieldEditor(props: ItemFieldEditorProps) {
  const { item, field, startValues, problem, current, onSave, onClose } = props;
  const [now] = useState(Date.now);
  const [values, setValues] = useState(() => startValues ?? readItem(item, now));
  const [unreadable, setUnreadable] = useState<string>();
  const [refusal, setRefusal] = useState(problem);
  const box = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);

  // What is typed takes the place of what was there.
  useEffect(() => box.current?.querySelector('input')?.select(), []);

  function close(byKey: boolean) {
    isClosed.current = true;
    onClose(byKey);
  }

  function save(next: ItemFormValues, byKey: boolean) {
    if (isClosed.current) return;
    if (unreadable) return setRefusal(unreadable);
    const found = findProblem(next, { item, field, now });
    if (found) return setRefusal(found);
    const request = buildItemFieldRequest(next, field);
    const before = buildItemFieldRequest(readItem(item, now), field);
    if (!current && JSON.stringify(request) === JSON.stringify(before)) return close(byKey);
    isClosed.current = true;
    onSave({ values: next, request, byKey });
  }

  function change(changed: Partial<ItemFormValues>) {
    const next = { ...values, ...changed };
    setValues(next);
    setRefusal(undefined);
    return next;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The panel stays open.
      event.stopPropagation();
      event.preventDefault();
      close(true);
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save(values, true);
    }
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget);
    // A list or a calendar of the field is open over the page, or two values wait for a decision.
    const isOverlaid = box.current?.querySelector('[aria-expanded="true"]') !== null;
    if (isInside || isOverlaid || current) return;
    save(values, false);
  }

  return (
    <Box ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Control
        {...{ item, field, values, now }}
        error={refusal}
        onChange={change}
        onChoose={(changed) => save(change(changed), true)}
        onUnreadable={setUnreadable}
      />
      {current && (
        <div role="alert">
          <Text size={12} tone="soft">
            Mudou enquanto você editava. Agora: {current}.
          </Text>
          <Row gap={8} wraps>
            <Button size="sm" onClick={() => save(values, true)}>
              Salvar o meu
            </Button>
            <Button size="sm" variant="secondary" onClick={() => close(true)}>
              Ficar com o de agora
            </Button>
          </Row>
        </div>
      )}
    </Box>
  );
}

/** Returns the values of the form; a validity that is not there is not proposed here. */
const readItem = (item: BoardItem, now: number): ItemFormValues => ({
  ...toItemFormValues(item, now),
  validityDate: item.validityDate,
});

/** Checks the field as the form does. */
function findProblem(
  values: ItemFormValues,
  { item, field, now }: { item: BoardItem; field: EditableItemField; now: number },
): string | undefined {
  const schema = buildItemFormSchema(now, item);
  // What is chosen from a list needs no check.
  if (!(field in schema.fields)) return undefined;
  try {
    schema.validateSyncAt(field, values);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}

interface ControlProps {
  item: BoardItem;
  field: EditableItemField;
  values: ItemFormValues;
  now: number;
  error: string | undefined;
  onChange: (changed: Partial<ItemFormValues>) => void;
  /** Chosen from a list: nothing more is typed. */
  onChoose: (changed: Partial<ItemFormValues>) => void;
  onUnreadable: (problem: string | undefined) => void;
}

/** Units and decimals of the fields that are numbers; quantities have neither. */
const numberForms = {
  amount: { unit: 'R$', decimals: 2 },
  power: { unit: 'kWp', decimals: 2 },
  distance: { unit: 'km', decimals: 2 },
  roofHight: { unit: 'm', decimals: 2 },
  modsQtd: {},
  invQtd: {},
} as const;

function Control({ item, field, values, now, error, onChange, onChoose, onUnreadable }: ControlProps) {
  const frame = { label: getItemFieldLabel(field), hideLabel: true, autoFocus: true, error };
  const day = {
    ...frame,
    onValidityChange: (isValid: boolean) => onUnreadable(isValid ? undefined : 'Data inválida.'),
  };
  switch (field) {
    case 'name':
      return (
        <TextField {...frame} value={values.name} maxLength={120} onChange={(name) => onChange({ name })} />
      );
    case 'amount':
    case 'power':
    case 'distance':
    case 'roofHight':
    case 'modsQtd':
    case 'invQtd':
      return (
        <NumberField
          {...frame}
          {...numberForms[field]}
          onProblemChange={onUnreadable}
          value={values[field]}
          onChange={(value) => onChange({ [field]: value })}
        />
      );
    case 'dueDate':
      return (
        <DateField
          {...day}
          min={getEarliestAllowedDate(now, item.dueDate)}
          value={values.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
        />
      );
    case 'validityDate':
      return (
        <DateField
          {...day}
          min={getEarliestAllowedDate(now, item.validityDate)}
          value={values.validityDate}
          onChange={(validityDate) => onChange({ validityDate, hasValidity: validityDate !== null })}
        />
      );
    case 'ucType':
      return (
        <Select
          {...frame}
          startsOpen
          options={ucOptions}
          value={values.ucType}
          onChange={(ucType) => onChoose({ ucType })}
        />
      );
    case 'inverterType':
      return (
        <Select
          {...frame}
          startsOpen
          options={listInverterOptions(item.inverterType)}
          value={values.inverterType}
          onChange={(inverterType) => onChoose({ inverterType })}
        />
      );
    case 'leadTemperature':
      return (
        <Select
          {...frame}
          startsOpen
          options={temperatureOptions}
          value={values.leadTemperature}
          onChange={(leadTemperature) => onChoose({ leadTemperature: leadTemperature ?? '-1' })}
        />
      );
  }
}

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[8]};
  min-width: 0;
  max-width: 26rem;
  margin: -5px 0;
`;
