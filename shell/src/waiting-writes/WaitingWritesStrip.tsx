import { useWaitingWrites } from '@girassol/shared-auth';
import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';

/** Strip that says how much waits for a signal or for a decision, with the way to its page. */
export function WaitingWritesStrip() {
  const writes = useWaitingWrites();
  if (writes.length === 0) return null;
  const problems = writes.filter(({ problem }) => problem !== null).length;
  const text =
    problems > 0
      ? describe(problems, 'alteração não foi enviada', 'alterações não foram enviadas')
      : describe(writes.length, 'alteração espera sinal', 'alterações esperam sinal');
  return (
    <Strip role="region" aria-label="Esperando sinal">
      <Icon name={problems > 0 ? 'warning' : 'clock'} />
      <span>{`${text}.`}</span>
      <Link to="/esperando-sinal">Ver</Link>
    </Strip>
  );
}

const describe = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

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
