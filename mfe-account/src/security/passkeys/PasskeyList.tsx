import type { Passkey } from '@girassol/account-domain/contract';
import { Badge, Button, DateText, Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { CardFacts, IconCardList } from '../card-list';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** List of passkeys with their last use, and the host of those that do not count here. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <List aria-label="Chaves de acesso">
      {passkeys.map((passkey) => {
        const { _id, name, host, since, lastUse } = passkey;
        return (
          <li key={_id}>
            <Icon name="key" size={20} />
            <CardFacts>
              <span>
                <Text weight={500}>{name}</Text>{' '}
                {host !== window.location.hostname && <Badge>{`Só em ${host}`}</Badge>}
              </span>
              <Text size={13} tone="soft">
                {lastUse === null ? (
                  'Nunca usada'
                ) : (
                  <>
                    {'Último uso '}
                    <DateText value={lastUse} show="dateTime" />
                  </>
                )}
                {' · criada em '}
                <DateText value={since} show="date" />
              </Text>
            </CardFacts>
            <Actions>
              <Button size="sm" aria-label={`Renomear ${name}`} onClick={() => onRename(passkey)}>
                Renomear
              </Button>
              <Button size="sm" aria-label={`Remover ${name}`} onClick={() => onRemove(passkey)}>
                Remover
              </Button>
            </Actions>
          </li>
        );
      })}
    </List>
  );
}

const { screen, space } = tokens;

const List = styled(IconCardList)`
  @media ${screen.phone} { > li { flex-wrap: wrap; } }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[8]};
  /* Below the facts, under their first letter. */
  @media ${screen.phone} { flex-basis: 100%; padding-left: ${space[32]}; }
`;
