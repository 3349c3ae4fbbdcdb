import { permissionLabels } from '@girassol/account-domain/collaborators';
import type { Collaborator } from '@girassol/account-domain/contract';
import { formatDate, individualPermissionNames } from '@girassol/shared-domain';
import { Avatar, Badge, Text, tokens } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';

/** Dialog or panel that the menu of a row opens. */
export type PersonAction = 'rights' | 'sight' | 'away' | 'remove';

interface PeopleListProps {
  people: readonly Collaborator[];
  isWaiting: boolean;
  onAction: (action: PersonAction, person: Collaborator) => void;
}

/** List of the collaborators: a table on wide screens, cards on narrow ones. */
export function PeopleList({ people, isWaiting, onAction }: PeopleListProps) {
  const getMenu = (person: Collaborator): MenuItem[] => {
    const build = (id: PersonAction, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
      id,
      label,
      onAction: () => onAction(id, person),
      ...more,
    });
    const sight = build('sight', 'O que esta pessoa vê', { icon: 'eye' });
    if (person.isSelf) return [sight];
    return [
      build('rights', 'Editar direitos', { icon: 'key' }),
      sight,
      build('away', 'Ausência', { icon: 'calendar' }),
      build('remove', 'Remover', { icon: 'trash', isDanger: true }),
    ];
  };
  const columns: ListColumn<Collaborator>[] = [
    { title: 'Nome', kind: 'name', cell: (person) => <Person person={person} onAction={onAction} /> },
    { title: 'Direitos', cell: (person) => <Text size={13}>{describeRights(person)}</Text> },
    { title: 'Situação', cell: (person) => <State person={person} /> },
  ];
  return (
    <ListRows
      label="Colaboradores"
      items={people}
      columns={columns}
      getName={({ name }) => name}
      getMenu={getMenu}
      selection={null}
      isWaiting={isWaiting}
      card={(person) => (
        <CardBody>
          <Person person={person} onAction={onAction} />
          <Text size={13} tone="soft">
            {describeRights(person)}
          </Text>
          <div>
            <State person={person} />
          </div>
        </CardBody>
      )}
    />
  );
}

function Person({ person, onAction }: { person: Collaborator; onAction: PeopleListProps['onAction'] }) {
  return (
    <Line>
      <Avatar name={person.name} size={32} isDecorative />
      <div>
        <NameButton
          type="button"
          data-name
          onClick={() => onAction(person.isSelf ? 'sight' : 'rights', person)}
        >
          {person.isSelf ? `${person.name} (você)` : person.name}
        </NameButton>
        <Text size={13} tone="soft">
          {[person.position, person.email].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Line>
  );
}

function State({ person: { away, isAwayToday } }: { person: Collaborator }) {
  if (isAwayToday && away) return <Badge tone="warn">{`Ausente até ${formatDate(away.until)}`}</Badge>;
  if (away) return <Badge tone="info">{`Sai em ${formatDate(away.from)}`}</Badge>;
  return <Badge tone="good">Ativo</Badge>;
}

const SHOWN_RIGHTS = 3;

/** Describes flags in a line: the first three by name, the others by number. */
function describeRights({ permissions }: Collaborator): string {
  const held = individualPermissionNames.filter((name) => permissions[name]);
  if (held.length === 0) return 'Nenhum direito';
  if (held.length === individualPermissionNames.length) return 'Todos os direitos';
  const named = held.slice(0, SHOWN_RIGHTS).map((name) => permissionLabels[name]);
  const others = held.length - named.length;
  return others > 0 ? `${named.join(', ')} e mais ${others}` : named.join(', ');
}

const { color, space, weight } = tokens;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-width: 0;
  > div { display: grid; min-width: 0; overflow-wrap: anywhere; }
`;

const NameButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font: inherit;
  font-weight: ${weight.strong};
  text-align: left;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;

const CardBody = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`;
