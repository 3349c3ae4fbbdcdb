import type { ImportRow } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Card, Stack, Text, TextLink } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customerPath, recordPath } from '../../addresses/records';
import { useBoardUserId } from '../../data/use-board-user-id';
import { formatFirstValues, formatRowTitle } from '../rows/row-labels';
import { RecordComparison } from './Comparison';

interface QuestionProps {
  row: ImportRow;
  type: ImportType;
  /** The answers. */
  children: ReactNode;
}

/**
 * Question whether a row is a duplicate: the row next to the record, or the earlier line of the file, that
 * the row matches.
 */
export function DuplicateQuestion({ row, type, children }: QuestionProps) {
  const { beside, reason, customer } = row;
  const record = row.record ?? customer ?? null;
  const fetchId = useBoardUserId();
  const line = beside?.line ?? null;
  const there = line === null ? (record?.name ?? '') : `linha ${line.toLocaleString('pt-BR')} desta planilha`;
  return (
    <Card as="article" padding={12} aria-label={formatRowTitle(row)}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text as="p" weight={600}>
            {formatRowTitle(row)}: {formatFirstValues(row)}
          </Text>
          {reason !== null && (
            <Text as="p" size={13}>
              {reason}{' '}
              {record !== null && line === null && (
                <TextLink
                  as={Link}
                  to={customer ? customerPath(customer._id) : recordPath(type, record._id, fetchId)}
                >
                  Ver {record.name}
                </TextLink>
              )}
            </Text>
          )}
        </Stack>
        {beside ? (
          <RecordComparison
            type={type}
            beside={beside}
            label={`${formatRowTitle(row)} ao lado de ${there}`}
          />
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
