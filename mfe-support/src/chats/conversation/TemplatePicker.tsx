import { Button, Text, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { TextField } from '@girassol/shared-ui/inputs';
import {
  type ChatTemplate,
  fillTemplate,
  listTemplateGaps,
  MAX_TEMPLATE_VALUE_LENGTH,
} from '@girassol/support-domain/chats';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FilledTemplate } from './use-chat-draft';

interface TemplatePickerProps {
  templates: readonly ChatTemplate[];
  /** Name of the person, for the first gap. */
  person: string;
  isSending: boolean;
  onSend: (template: FilledTemplate) => Promise<boolean>;
}

/** Choice of a template, its gaps, and the text as it goes out. */
export function TemplatePicker({ templates, person, isSending, onSend }: TemplatePickerProps) {
  const [name, setName] = useState(templates[0]?.name ?? '');
  const [values, setValues] = useState<Record<number, string>>({ 1: person.split(' ')[0] ?? '' });
  const template = templates.find((one) => one.name === name);
  if (!template)
    return (
      <Text tone="soft" size={13}>
        Fora da janela de 24 horas só um modelo aprovado pelo WhatsApp pode ser enviado. Cadastre um em
        Configurações, WhatsApp.
      </Text>
    );
  const gaps = listTemplateGaps(template.body);
  const filled = gaps.map((gap) => (values[gap] ?? '').trim());
  return (
    <Box aria-label="Enviar um modelo">
      <Select
        label="Modelo"
        value={name}
        onChange={(value) => setName(value ?? '')}
        options={templates.map((one) => ({ value: one.name, label: one.name }))}
      />
      {gaps.map((gap) => (
        <TextField
          key={gap}
          label={`Lacuna ${gap}`}
          value={values[gap] ?? ''}
          maxLength={MAX_TEMPLATE_VALUE_LENGTH}
          onChange={(value) => setValues({ ...values, [gap]: value })}
        />
      ))}
      <Preview dir="auto">{fillTemplate(template.body, filled)}</Preview>
      <Button
        variant="primary"
        icon="send"
        isPending={isSending}
        disabled={filled.includes('')}
        onClick={() => void onSend({ name, values: filled })}
      >
        Enviar modelo
      </Button>
    </Box>
  );
}

const { color, radius, space } = tokens;

const Box = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space[8]};
  align-items: end;
  padding: ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  > p, > button { grid-column: 1 / -1; }
  > button { justify-self: end; }
`;

const Preview = styled.p`
  margin: 0;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.leafSoft};
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
