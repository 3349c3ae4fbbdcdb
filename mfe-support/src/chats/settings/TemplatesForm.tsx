import { api } from '@girassol/shared-auth';
import { Button, Heading, IconButton, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { TextArea, TextField } from '@girassol/shared-ui/inputs';
import {
  type ChatTemplate,
  findTemplateProblem,
  MAX_CHAT_TEMPLATES,
  MAX_TEMPLATE_LENGTH,
} from '@girassol/support-domain/chats';
import type { WppAccount } from '@girassol/support-domain/contract';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { refreshWppAccounts } from '../use-chats';

interface TemplatesFormProps {
  account: WppAccount;
  onDirtyChange: (isDirty: boolean) => void;
}

const NEW: ChatTemplate = { name: '', language: 'pt_BR', body: '' };

/** Templates of a WhatsApp account, as WhatsApp has approved them. */
export function TemplatesForm({ account, onDirtyChange }: TemplatesFormProps) {
  const [templates, setTemplates] = useState<readonly ChatTemplate[]>(account.templates);
  const [isSaving, setIsSaving] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const isDirty = JSON.stringify(templates) !== JSON.stringify(account.templates);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const change = (at: number, part: Partial<ChatTemplate>) =>
    setTemplates(templates.map((template, index) => (index === at ? { ...template, ...part } : template)));
  const problems = templates.map(findTemplateProblem);

  async function save() {
    setIsChecked(true);
    if (problems.some((problem) => problem !== null)) return;
    setIsSaving(true);
    try {
      await api('PUT /omnichannels/templates/:chatAccountId', {
        params: { chatAccountId: account._id },
        body: { templates: [...templates] },
        silent: true,
      });
      await refreshWppAccounts();
      setIsChecked(false);
      showSnackbar({ text: 'Modelos salvos' });
    } catch (error) {
      showSnackbar({ text: error instanceof Error ? error.message : '', tone: 'bad' });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Stack gap={8}>
      <Heading level={4}>Modelos</Heading>
      <Text size={13} tone="soft">
        Fora da janela de 24 horas só um modelo pode ser enviado. Nome e texto são os que o WhatsApp aprovou,
        com lacunas como {'{{1}}'}.
      </Text>
      {templates.map((template, at) => (
        <Line key={at}>
          <TextField
            label={`Nome do modelo ${at + 1}`}
            placeholder="retomar_contato"
            value={template.name}
            maxLength={60}
            error={isChecked ? (problems[at] ?? undefined) : undefined}
            onChange={(name) => change(at, { name })}
          />
          <TextArea
            label={`Texto do modelo ${at + 1}`}
            placeholder="Olá {{1}}, podemos retomar o seu orçamento?"
            value={template.body}
            maxLength={MAX_TEMPLATE_LENGTH}
            onChange={(body) => change(at, { body })}
          />
          <IconButton
            icon="trash"
            variant="ghost"
            label={`Tirar o modelo ${template.name || at + 1}`}
            onClick={() => setTemplates(templates.filter((_one, index) => index !== at))}
          />
        </Line>
      ))}
      <Row gap={8}>
        <Button
          size="sm"
          icon="plus"
          disabled={templates.length >= MAX_CHAT_TEMPLATES}
          onClick={() => setTemplates([...templates, NEW])}
        >
          Adicionar modelo
        </Button>
        {isDirty && (
          <Button size="sm" variant="primary" isPending={isSaving} onClick={() => void save()}>
            Salvar modelos
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(10rem, 1fr) 2fr auto;
  gap: 8px;
  align-items: start;
  @media (max-width: 600px) { grid-template-columns: 1fr; }
`;
