import type { ImportOptions } from '@girassol/shared-domain/contract';
import {
  type CustomerMatchKey,
  type DuplicateChoice,
  type ImportType,
  isBoardImportType,
} from '@girassol/shared-domain/imports';
import { Stack } from '@girassol/shared-ui';
import { Checkbox, FormSection, type Option, RadioGroup } from '@girassol/shared-ui/fields';

const choices: (Option & { value: DuplicateChoice })[] = [
  {
    value: 'FILL',
    label: 'Completar o que está vazio',
    description: 'O que já está preenchido fica como está.',
  },
  {
    value: 'UPDATE',
    label: 'Atualizar tudo',
    description: 'Vale o que está na planilha. Uma célula vazia nunca apaga.',
  },
  { value: 'SKIP', label: 'Pular', description: 'Só o que ainda não existe é criado.' },
  { value: 'ASK', label: 'Perguntar', description: 'Você decide linha por linha antes de importar.' },
];

interface OptionsFormProps {
  type: ImportType;
  options: ImportOptions;
  onChange: (change: Partial<ImportOptions>) => void;
}

/** Options for existing records: how to treat duplicates, and which fields identify a customer. */
export function ExistingRecordOptionsForm({ type, options, onChange }: OptionsFormProps) {
  const hasCustomers = type === 'customer' || isBoardImportType(type);
  const toggle = (key: CustomerMatchKey, isOn: boolean) =>
    onChange({ matchBy: isOn ? [...options.matchBy, key] : options.matchBy.filter((one) => one !== key) });
  return (
    <FormSection>
      <h2>O que já existe</h2>
      <p>Linhas que são de alguém ou de algo que a conta já tem.</p>
      <Stack gap={16}>
        <RadioGroup
          label="O que fazer"
          options={choices}
          value={options.duplicates}
          onChange={(value) => {
            const chosen = choices.find((choice) => choice.value === value);
            if (chosen) onChange({ duplicates: chosen.value });
          }}
        />
        {hasCustomers && (
          <Stack as="fieldset" gap={4}>
            <legend>Um cliente é reconhecido por</legend>
            <Checkbox
              label="CPF ou CNPJ"
              description="Sempre: documentos diferentes nunca são a mesma pessoa."
              value
              isDisabled
              onChange={() => undefined}
            />
            <Checkbox
              label="E-mail e nome parecido"
              value={options.matchBy.includes('email')}
              onChange={(isOn) => toggle('email', isOn)}
            />
            <Checkbox
              label="Telefone e nome parecido"
              value={options.matchBy.includes('phone')}
              onChange={(isOn) => toggle('phone', isOn)}
            />
          </Stack>
        )}
      </Stack>
    </FormSection>
  );
}
