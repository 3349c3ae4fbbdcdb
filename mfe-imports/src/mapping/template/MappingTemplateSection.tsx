import { Stack, Text } from '@girassol/shared-ui';
import { Checkbox, FormSection, TextField } from '@girassol/shared-ui/fields';
import type { MappingTemplateSaving } from './use-mapping-template-saving';

/** Form section that saves the mapping for other files with the same columns (imports-006). */
export function MappingTemplateSection({ wish }: { wish: MappingTemplateSaving }) {
  if (!wish.canSave) return null;
  return (
    <FormSection>
      <h2>Próximas planilhas</h2>
      <p>Salve o mapeamento como modelo (template): ele vem pronto na próxima planilha com estas colunas.</p>
      <Stack gap={12}>
        <Checkbox label="Salvar como template" value={wish.isWanted} onChange={wish.setWanted} />
        {wish.isWanted && (
          <TextField
            label="Nome do template"
            value={wish.name}
            onChange={wish.setName}
            isRequired
            error={wish.isIncomplete ? 'Dê um nome ao template.' : undefined}
          />
        )}
        {wish.isWanted && wish.overwrites && (
          <Text as="p" size={13} tone="warn" role="status">
            Atenção: Este novo template irá sobrescrever o template existente.
          </Text>
        )}
      </Stack>
    </FormSection>
  );
}
