import { formatCountWithNoun } from '@girassol/shared-domain';
import { Text, TextLink, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { billingPaths } from '../../addresses/billing';
import { useOwnerName } from '../../owner/use-owner-name';
import type { CollaboratorList } from '../use-collaborators';

interface SeatsLineProps {
  seats: CollaboratorList['seats'];
  isOwner: boolean;
  isFull: boolean;
  /** Button at the right. */
  children: ReactNode;
}

/** Line with the seats in use of those that are paid, and the way to more of them where none is free. */
export function SeatsLine({ seats, isOwner, isFull, children }: SeatsLineProps) {
  const { used, invited, paid } = seats;
  const people =
    paid === null
      ? used === 0
        ? 'Nenhum colaborador além do titular'
        : formatCountWithNoun(used, 'colaborador', 'colaboradores')
      : `${used} de ${formatCountWithNoun(paid, 'vaga em uso', 'vagas em uso')}`;
  const waiting = invited > 0 ? ` · ${formatCountWithNoun(invited, 'convite', 'convites')}` : '';
  return (
    <Line>
      <div>
        <strong>{`${people}${waiting}`}</strong>
        {isFull && (
          <Text as="p" size={13} tone="soft">
            {isOwner ? (
              <>
                {'Não há vaga livre. '}
                <TextLink as={Link} to={billingPaths.subscription}>
                  Aumentar o número de vagas
                </TextLink>
              </>
            ) : (
              <OwnerSeatsNote />
            )}
          </Text>
        )}
      </div>
      {children}
    </Line>
  );
}

function OwnerSeatsNote() {
  const owner = useOwnerName();
  return (
    <>{`Não há vaga livre. ${owner ? `${owner}, titular da conta,` : 'O titular da conta'} pode aumentar o número de vagas.`}</>
  );
}

const { space, weight } = tokens;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  strong { font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
`;
