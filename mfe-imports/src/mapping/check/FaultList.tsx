import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Stack, Text, tokens, truncatedStyles } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useFaults } from '../../data/use-faults';

type Group = ResponseBody<'GET /imports/faults/:userId/:importId'>['faults'][number];

interface FaultListProps {
  importId: string;
  /** Do some rows have faults? */
  hasFaults: boolean;
}

/**
 * List of the problems found when checking an import, by column and reason: faults that keep rows from being
 * written, and cells that are ignored or read differently than written. Most frequent first.
 */
export function FaultList({ importId, hasFaults }: FaultListProps) {
  const { data, error, isFetching, refetch } = useFaults(importId);
  if (!data)
    return error ? (
      <ErrorState
        isCompact
        error={error}
        title="Não foi possível carregar os problemas"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      hasFaults && <Skeleton height={72} radius={10} />
    );
  const { faults, remarks = [] } = data;
  return (
    <>
      {faults.length > 0 && <Groups label="Problemas encontrados" groups={faults} />}
      {remarks.length > 0 && (
        <Stack gap={4}>
          <Text as="p" weight={600}>
            O que muda na leitura
          </Text>
          <Groups label="O que muda na leitura" groups={remarks} />
        </Stack>
      )}
    </>
  );
}

function Groups({ label, groups }: { label: string; groups: readonly Group[] }) {
  return (
    <List aria-label={label}>
      {groups.map((group) => (
        <GroupLine key={`${group.column} ${group.message}`} group={group} />
      ))}
    </List>
  );
}

function GroupLine({ group: { column, message, rows, value, line } }: { group: Group }) {
  return (
    <li>
      <Text as="p">
        {column !== null && <strong>{column}: </strong>}
        {message}
      </Text>
      <Example>
        {rows === 1
          ? `Na linha ${line}`
          : `Em ${formatCountWithNoun(rows, 'linha', 'linhas')}, a primeira é a linha ${line}`}
        {value !== '' && `, com “${value}”`}
      </Example>
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${tokens.color.lineSoft};
  border-radius: ${tokens.radius.control};
  > li { padding: ${tokens.space[8]} ${tokens.space[12]}; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid ${tokens.color.lineSoft}; }
`;

const Example = styled.p`
  ${truncatedStyles}
  margin: 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
`;
