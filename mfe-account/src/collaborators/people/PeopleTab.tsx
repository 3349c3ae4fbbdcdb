import type { Collaborator } from '@girassol/account-domain/contract';
import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import { type Session, toSearchText } from '@girassol/shared-domain';
import {
  Avatar,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  lazyPart,
  NoResults,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/filters';
import { ListSearch } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { InvitationList } from '../invitations/InvitationList';
import { listPeopleOptions } from '../people-options';
import { UndoNotice } from '../removal/UndoNotice';
import { useCollaborators } from '../use-collaborators';
import { PeopleList, type PersonAction } from './PeopleList';
import { SeatsLine } from './SeatsLine';

const InvitePanel = lazyPart(() => import('../invitations/InvitePanel'));
const RightsPanel = lazyPart(() => import('../rights/RightsPanel'));
const AwayDialog = lazyPart(() => import('./AwayDialog'));
const RemovalDialog = lazyPart(() => import('../removal/RemovalDialog'));
const SightDialog = lazyPart(() => import('./SightDialog'));

/** Tab of people: seats, invitations, list with search, and everything that is done with one of them. */
export function PeopleTab({ session }: { session: Session }) {
  const { managerId } = session;
  const { data, error, isFetching, refetch } = useCollaborators(managerId);
  const facts = useConditionFacts();
  const settings = useSettings();
  const [search, setSearch] = useState('');
  const [isInviting, setIsInviting] = useState(false);
  const [opened, setOpened] = useState<{ action: PersonAction; begun: Collaborator } | null>(null);
  if (error && !data)
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !facts) return <Skeleton height={320} radius={14} />;

  const { collaborators, invitations, removals, seats } = data;
  const wanted = toSearchText(search);
  const shown = collaborators.filter(({ name, email, position }) =>
    toSearchText(`${name} ${email} ${position}`).includes(wanted),
  );
  // Somebody who was removed meanwhile stays on screen: what was entered is refused with the reason.
  const person = collaborators.find(({ _id }) => _id === opened?.begun._id) ?? opened?.begun;
  const close = () => setOpened(null);
  const people = listPeopleOptions(session, collaborators);
  const isFull = seats.paid !== null && seats.used + seats.invited >= seats.paid;
  const invite = (
    <Button variant="primary" icon="user-plus" onClick={() => setIsInviting(true)}>
      Convidar
    </Button>
  );

  return (
    <Stack gap={16}>
      <SeatsLine seats={seats} isOwner={session.type === 'MANAGER'} isFull={isFull}>
        {invite}
      </SeatsLine>
      {removals.map((removal) => (
        <UndoNotice key={removal._id} managerId={managerId} removal={removal} />
      ))}
      <InvitationList managerId={managerId} invitations={invitations} />
      {session.type === 'MANAGER' && <OwnerLine name={session.personalData.name} />}
      {collaborators.length === 0 ? (
        <EmptyState
          title="Só você trabalha nesta conta"
          text="Convide quem vende, projeta ou instala. Cada pessoa vê só o que você permitir."
          action={invite}
        />
      ) : (
        <>
          <Row>
            <ListSearch>
              <SearchField
                label="Buscar colaborador"
                placeholder="Nome, cargo ou e-mail"
                value={search}
                onChange={setSearch}
              />
            </ListSearch>
          </Row>
          {shown.length === 0 ? (
            <NoResults action={<Button onClick={() => setSearch('')}>Limpar busca</Button>} />
          ) : (
            <PeopleList
              people={shown}
              isWaiting={false}
              onAction={(action, begun) => setOpened({ action, begun })}
            />
          )}
        </>
      )}
      {isInviting && (
        <InvitePanel
          managerId={managerId}
          isFull={isFull}
          start={{ permissions: {}, levels: settings?.permissionLevels?.[session.userId] ?? {} }}
          onClose={() => setIsInviting(false)}
        />
      )}
      {person && opened?.action === 'rights' && (
        <RightsPanel key={person._id} managerId={managerId} collaborator={person} onClose={close} />
      )}
      {person && opened?.action === 'sight' && <SightDialog collaborator={person} onClose={close} />}
      {person && opened?.action === 'away' && (
        <AwayDialog managerId={managerId} collaborator={person} people={people} onClose={close} />
      )}
      {person && opened?.action === 'remove' && (
        <RemovalDialog managerId={managerId} collaborator={person} people={people} onClose={close} />
      )}
    </Stack>
  );
}

/** Person who owns the account, and has all rights in it. */
function OwnerLine({ name }: { name: string }) {
  return (
    <Row gap={12} wraps>
      <Avatar name={name} size={32} isDecorative />
      <Text weight={600}>{`${name} (você)`}</Text>
      <Badge tone="leaf">Titular</Badge>
      <Text size={13} tone="soft">
        Todos os direitos
      </Text>
    </Row>
  );
}
