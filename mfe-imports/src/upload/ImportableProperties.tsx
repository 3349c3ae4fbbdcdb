import { getImportProperties, type ImportProperty, type ImportType } from '@girassol/shared-domain/imports';
import { Heading, Stack, Text } from '@girassol/shared-ui';

const joinLabels = (properties: readonly ImportProperty[]): string =>
  properties.map(({ label }) => label).join(', ');

/** Returns true unless the property repeats a numbered group, of which only the first is listed. */
const isListed = ({ group }: ImportProperty): boolean => group === undefined || group.endsWith('_1');

/** Section with the properties that a spreadsheet of an import type may contain, the required ones first. */
export function ImportableProperties({ type }: { type: ImportType }) {
  const properties = getImportProperties(type);
  const told = properties.filter(isListed);
  return (
    <Stack as="section" gap={4} aria-label="O que pode vir">
      <Heading level={2}>O que a planilha pode trazer</Heading>
      <Text as="p" size={13} tone="soft">
        <strong>Obrigatório:</strong> {joinLabels(told.filter(({ isRequired }) => isRequired))}.
      </Text>
      <Text as="p" size={13} tone="soft">
        <strong>Se houver:</strong> {joinLabels(told.filter(({ isRequired }) => !isRequired))}.
      </Text>
      {told.length < properties.length && (
        <Text as="p" size={13} tone="soft">
          Cabem até 5 módulos, 5 inversores e 25 itens em cada kit; o modelo tem todas as colunas.
        </Text>
      )}
    </Stack>
  );
}
