import type { RichTextField } from '@girassol/shared-domain/website';
import { IconButton, Row } from '@girassol/shared-ui';
import { TextArea } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FieldInputProps } from './field-input-props';
import { removeHiddenCharacters } from './plain-text';
import { insertLink, type TextSelection, toggleBold, toggleList } from './rich-marks';
import { TextLinkDialog } from './TextLinkDialog';
import { useLeftEmpty } from './use-left-empty';

/** Input for paragraphs with bold text, lists and links. */
export function RichTextInput({ id, field, value, onChange }: FieldInputProps<RichTextField, string>) {
  const [linked, setLinked] = useState<TextSelection | null>(null);
  const leftEmpty = useLeftEmpty(field.needed, value);
  const area = () => document.getElementById(id) as HTMLTextAreaElement | null;
  const selection = (): TextSelection => {
    const { selectionStart = value.length, selectionEnd = value.length } = area() ?? {};
    return { text: value, from: selectionStart, to: selectionEnd };
  };
  const put = ({ text, from, to }: TextSelection) => {
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
        {...leftEmpty}
        id={id}
        label={field.label}
        description={field.hint}
        isRequired={field.needed}
        rows={4}
        maxLength={field.max}
        value={value}
        onChange={(text) => onChange(removeHiddenCharacters(text, true), true)}
      />
      <Marks role="group" aria-label={`Marcas de ${field.label}`} gap={4}>
        <IconButton icon="bold" label="Negrito" size="sm" onClick={() => put(toggleBold(selection()))} />
        <IconButton icon="list" label="Lista" size="sm" onClick={() => put(toggleList(selection()))} />
        <IconButton icon="link" label="Link" size="sm" onClick={() => setLinked(selection())} />
      </Marks>
      {linked && (
        <TextLinkDialog
          onClose={() => setLinked(null)}
          onChoose={(address) => {
            setLinked(null);
            put(insertLink(linked, address));
          }}
        />
      )}
    </div>
  );
}

const Marks = styled(Row)`
  margin-top: 2px;
`;
