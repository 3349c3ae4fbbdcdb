import { type ImportProperty, type ImportType, propertiesOf } from '@girassol/shared-domain/imports';
import { Heading, Stack, Text } from '@girassol/shared-ui';

const labelsOf = (properties: readonly ImportProperty[]): string =>
  properties.map(({ label }) => label).join(', ');

/** Of numbered groups the first stands for all. */
const isTold = ({ group }: ImportProperty): boolean => group === undefined || group.endsWith('_1');

/** What a spreadsheet of the type may bring, and what it has to. */
export function WhatCanCome({ type }: { type: ImportType }) {
  const properties = propertiesOf(type);
  const told = properties.filter(isTold);
  return (
    <Stack as="section" gap={4} aria-label="O que pode vir">
      <Heading level={2}>O que a planilha pode trazer</Heading>
      <Text as="p" size={13} tone="soft">
        <strong>Obrigatório:</strong> {labelsOf(told.filter(({ isRequired }) => isRequired))}.
      </Text>
      <Text as="p" size={13} tone="soft">
        <strong>Se houver:</strong> {labelsOf(told.filter(({ isRequired }) => !isRequired))}.
      </Text>
      {told.length < properties.length && (
        <Text as="p" size={13} tone="soft">
          Cabem até 5 módulos, 5 inversores e 25 itens em cada kit; o modelo tem todas as colunas.
        </Text>
      )}
    </Stack>
  );
}
