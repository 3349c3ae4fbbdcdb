import { type ListField, newEntry } from '@girassol/shared-domain/website';
import { announce, Button, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { EntryCard } from './EntryCard';
import { entryName, movedEntry } from './entry-order';
import { FieldGroup } from './FieldGroup';
import { fieldId, focusField } from './field-id';
import { useFieldPlace } from './field-place';
import type { InputProps } from './input-props';

type Entry = Record<string, unknown>;

/** Entries of one form: opened one at a time, added, taken away and put in order. */
export function ListInput({ field, value, onChange }: InputProps<ListField, Entry[]>) {
  const { blockId, change } = useFieldPlace();
  const [open, setOpen] = useState<number | null>(null);
  const { name, label, entry, most } = field;

  function add() {
    onChange([...value, newEntry(field.fields)]);
    setOpen(value.length);
    focusField(blockId, `${name}.${value.length}.${field.fields[0]?.name ?? ''}`);
  }
  function move(from: number, to: number) {
    onChange(movedEntry(value, from, to));
    setOpen(open === from ? to : null);
    announce(`${entry} em ${to + 1}º lugar`);
  }
  function remove(place: number) {
    onChange(value.toSpliced(place, 1));
    setOpen(null);
    announce(`${entry} fora da lista`);
    const next = Math.min(place, value.length - 2);
    if (next >= 0) focusField(blockId, `${name}.${next}`);
    else document.getElementById(fieldId(blockId, name))?.focus();
  }

  return (
    <FieldGroup
      label={label}
      aside={
        <Text size={12} tone="faint">
          {value.length} de {most}
        </Text>
      }
    >
      {value.length > 0 && (
        <Stack as="ul" gap={4}>
          {value.map((one, place) => (
            <EntryCard
              key={place}
              id={fieldId(blockId, `${name}.${place}`)}
              path={`${name}.${place}`}
              fields={field.fields}
              entry={one}
              title={entryName(one, field, place)}
              isOpen={open === place}
              isFirst={place === 0}
              isLast={place === value.length - 1}
              onToggle={() => setOpen(open === place ? null : place)}
              onMove={(by) => move(place, place + by)}
              onRemove={() => remove(place)}
              onChange={change}
            />
          ))}
        </Stack>
      )}
      <Button id={fieldId(blockId, name)} size="sm" icon="plus" disabled={value.length >= most} onClick={add}>
        Acrescentar {entry.toLowerCase()}
      </Button>
    </FieldGroup>
  );
}
