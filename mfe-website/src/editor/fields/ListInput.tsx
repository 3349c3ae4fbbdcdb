import { splitPastedCells } from '@girassol/shared-domain';
import { createBlockListEntry, type ListField } from '@girassol/shared-domain/website';
import { announce, Button, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { type ClipboardEvent, useState } from 'react';
import { useBlockContext } from './block-context';
import { getListEntryName, moveListEntry } from './entry-order';
import { FieldGroup } from './FieldGroup';
import { focusField, getFieldId } from './field-id';
import type { FieldInputProps } from './field-input-props';
import { ListEntryCard } from './ListEntryCard';
import { removeHiddenCharacters } from './plain-text';

type Entry = Record<string, unknown>;

/** Input for a list of entries, expanded one at a time, added, removed and reordered. */
export function ListInput({ field, value, onChange }: FieldInputProps<ListField, Entry[]>) {
  const { blockId, change } = useBlockContext();
  const [open, setOpen] = useState<number | null>(null);
  const { name, label, entry, most } = field;

  function add() {
    onChange([...value, createBlockListEntry(field.fields)]);
    setOpen(value.length);
    focusField(blockId, `${name}.${value.length}.${field.fields[0]?.name ?? ''}`);
  }
  /** Makes an entry of each pasted cell of a spreadsheet, where an entry is one line of text. */
  function paste(event: ClipboardEvent<HTMLLIElement>, place: number) {
    const { target } = event;
    const [only, ...others] = field.fields;
    const lines = splitPastedCells(event.clipboardData.getData('text')).map((line) =>
      removeHiddenCharacters(line, false).trim(),
    );
    if (!(target instanceof HTMLInputElement) || only?.type !== 'line' || others.length > 0) return;
    if (lines.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart: start, selectionEnd: end, value: text } = target;
    const [first = '', ...below] = lines;
    const pasted = [text.slice(0, start ?? undefined) + first + text.slice(end ?? text.length), ...below];
    const fitting = pasted.slice(0, most - value.length + 1).map((line) => ({ [only.name]: line }));
    onChange(value.toSpliced(place, 1, ...fitting));
    const leftOut = pasted.length - fitting.length;
    if (leftOut > 0)
      showSnackbar({
        text: `A lista vai até ${most}: ${leftOut === 1 ? '1 linha ficou' : `${leftOut} linhas ficaram`} de fora.`,
      });
  }
  function move(from: number, to: number) {
    onChange(moveListEntry(value, from, to));
    setOpen(open === from ? to : null);
    announce(`${entry} em ${to + 1}º lugar`);
  }
  function remove(place: number) {
    onChange(value.toSpliced(place, 1));
    setOpen(null);
    announce(`${entry} fora da lista`);
    const next = Math.min(place, value.length - 2);
    if (next >= 0) focusField(blockId, `${name}.${next}`);
    else document.getElementById(getFieldId(blockId, name))?.focus();
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
            <ListEntryCard
              key={place}
              id={getFieldId(blockId, `${name}.${place}`)}
              path={`${name}.${place}`}
              fields={field.fields}
              entry={one}
              title={getListEntryName(one, field, place)}
              isOpen={open === place}
              isFirst={place === 0}
              isLast={place === value.length - 1}
              onToggle={() => setOpen(open === place ? null : place)}
              onMove={(by) => move(place, place + by)}
              onRemove={() => remove(place)}
              onChange={change}
              onPaste={(event) => paste(event, place)}
            />
          ))}
        </Stack>
      )}
      <Button
        id={getFieldId(blockId, name)}
        size="sm"
        icon="plus"
        disabled={value.length >= most}
        onClick={add}
      >
        Acrescentar {entry.toLowerCase()}
      </Button>
    </FieldGroup>
  );
}
