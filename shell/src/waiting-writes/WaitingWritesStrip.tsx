import { describeWaitingRecords, useWaitingWrites, type WaitingWrite } from '@girassol/shared-auth';
import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';

/** Strip that says how much waits for a signal or for a decision, and of which records, with the way to its page. */
export function WaitingWritesStrip() {
  const writes = useWaitingWrites();
  if (writes.length === 0) return null;
  const refused = writes.filter(({ problem }) => problem !== null);
  const text =
    refused.length > 0
      ? describe(refused, 'alteração não foi enviada', 'alterações não foram enviadas')
      : describe(writes, 'alteração espera sinal', 'alterações esperam sinal');
  return (
    <Strip role="region" aria-label="Esperando sinal">
      <Icon name={refused.length > 0 ? 'warning' : 'clock'} />
      <span>{`${text}.`}</span>
      <Link to="/esperando-sinal">Ver</Link>
    </Strip>
  );
}

/** "2 alterações esperam sinal: #00012 Casa · Maria Souza e #00013 Loja · Pedro Lima" */
function describe(writes: readonly WaitingWrite[], one: string, many: string): string {
  const count = `${writes.length} ${writes.length === 1 ? one : many}`;
  const records = describeWaitingRecords(writes);
  return records === '' ? count : `${count}: ${records}`;
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[24]};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
  border-bottom: 1px solid ${tokens.color.line};
`;
