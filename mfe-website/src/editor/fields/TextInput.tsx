import type { TextField } from '@girassol/shared-domain/website';
import { IconButton, Row } from '@girassol/shared-ui';
import { TextArea } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { InputProps } from './input-props';
import { LinkDialog } from './LinkDialog';
import { withoutHidden } from './plain-text';
import { putLink, type Selection, toggleBold, toggleList } from './rich-marks';

/** Paragraphs with bold, lists and links. */
export function TextInput({ id, field, value, onChange }: InputProps<TextField, string>) {
  const [linked, setLinked] = useState<Selection | null>(null);
  const area = () => document.getElementById(id) as HTMLTextAreaElement | null;
  const selection = (): Selection => {
    const { selectionStart = value.length, selectionEnd = value.length } = area() ?? {};
    return { text: value, from: selectionStart, to: selectionEnd };
  };
  const put = ({ text, from, to }: Selection) => {
    if (text.length > field.max) return;
    onChange(text);
    requestAnimationFrame(() => {
      area()?.focus();
      area()?.setSelectionRange(from, to);
    });
  };
  return (
    <div>
      <TextArea
        id={id}
        label={field.label}
        description={field.hint}
        isRequired={field.needed}
        rows={4}
        maxLength={field.max}
        value={value}
        onChange={(text) => onChange(withoutHidden(text, true), true)}
      />
      <Marks role="group" aria-label={`Marcas de ${field.label}`} gap={4}>
        <IconButton icon="bold" label="Negrito" size="sm" onClick={() => put(toggleBold(selection()))} />
        <IconButton icon="list" label="Lista" size="sm" onClick={() => put(toggleList(selection()))} />
        <IconButton icon="link" label="Link" size="sm" onClick={() => setLinked(selection())} />
      </Marks>
      {linked && (
        <LinkDialog
          onClose={() => setLinked(null)}
          onChoose={(address) => {
            setLinked(null);
            put(putLink(linked, address));
          }}
        />
      )}
    </div>
  );
}

const Marks = styled(Row)`
  margin-top: 2px;
`;
