import type { ImportRow } from '@girassol/shared-domain/contract';
import { cellText } from '@girassol/shared-domain/imports';
import { Card, Stack, Text, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { titleOf } from '../rows/row-words';

interface QuestionProps {
  row: ImportRow;
  headers: readonly string[];
  /** The answers. */
  children: ReactNode;
}

/** A row beside the record that it equals. */
export function Question({ row, headers, children }: QuestionProps) {
  const { cells, record, reason } = row;
  const values = headers
    .map((header, at) => ({ header, text: cellText(cells[at]) }))
    .filter(({ text }) => text !== '');
  return (
    <Card as="article" padding={12} aria-label={titleOf(row)}>
      <Stack gap={12}>
        <Sides>
          <Stack gap={4}>
            <Text as="p" size={13} tone="soft">
              {titleOf(row)} da planilha
            </Text>
            <Values>
              {values.map(({ header, text }) => (
                <div key={header}>
                  <dt>{header}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Values>
          </Stack>
          <Stack gap={4}>
            <Text as="p" size={13} tone="soft">
              Já existe
            </Text>
            <Text as="p" weight={600}>
              {record?.name ?? 'Outra linha desta planilha'}
            </Text>
            {reason !== null && (
              <Text as="p" size={13}>
                {reason}
              </Text>
            )}
          </Stack>
        </Sides>
        {children}
      </Stack>
    </Card>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${tokens.space[16]};
  overflow-wrap: anywhere;
  @media ${tokens.screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${tokens.space[4]} ${tokens.space[12]};
  margin: 0;
  dt { color: ${tokens.color.inkSoft}; font: ${tokens.font[12]}; }
  dd { margin: 0; font: ${tokens.font[14]}; }
`;
