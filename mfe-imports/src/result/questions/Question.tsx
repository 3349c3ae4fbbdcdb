import type { ImportRow } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Card, Stack, Text } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { titleOf, valuesOf } from '../rows/row-words';
import { Comparison } from './Comparison';

interface QuestionProps {
  row: ImportRow;
  type: ImportType;
  /** The answers. */
  children: ReactNode;
}

/** A row beside what it equals: a record, or an earlier line of the same file. */
export function Question({ row, type, children }: QuestionProps) {
  const { beside, record, reason } = row;
  const line = beside?.line ?? null;
  const there = line === null ? (record?.name ?? '') : `linha ${line.toLocaleString('pt-BR')} desta planilha`;
  return (
    <Card as="article" padding={12} aria-label={titleOf(row)}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text as="p" weight={600}>
            {titleOf(row)}: {valuesOf(row)}
          </Text>
          {reason !== null && (
            <Text as="p" size={13}>
              {reason}
            </Text>
          )}
        </Stack>
        {beside ? (
          <Comparison type={type} beside={beside} label={`${titleOf(row)} ao lado de ${there}`} />
        ) : (
          <Text as="p" size={13} tone="soft">
            O que já está não pode ser mostrado: o registro saiu, ou não é um dos que você vê.
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
