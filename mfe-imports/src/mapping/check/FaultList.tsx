import { formatCount } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Text, tokens, truncated } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useFaults } from '../../data/use-faults';

type Fault = Answer<'GET /imports/faults/:userId/:importId'>['faults'][number];

/** What is wrong with the rows, by column and reason, the most frequent first. */
export function FaultList({ importId }: { importId: string }) {
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
      <Skeleton height={72} radius={10} />
    );
  return (
    <List aria-label="Problemas encontrados">
      {data.faults.map((fault) => (
        <FaultLine key={`${fault.column} ${fault.message}`} fault={fault} />
      ))}
    </List>
  );
}

function FaultLine({ fault: { column, message, rows, value, line } }: { fault: Fault }) {
  return (
    <li>
      <Text as="p">
        {column !== null && <strong>{column}: </strong>}
        {message}
      </Text>
      <Example>
        {formatCount(rows, 'linha', 'linhas')}
        {rows === 1 ? `: a ${line}` : `, a primeira é a ${line}`}
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
  ${truncated}
  margin: 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
`;
