import { getServerTime } from '@girassol/shared-auth';
import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  Card,
  confirm,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@girassol/shared-ui';
import type { Announcement } from '@girassol/shell-domain/contract';
import { useState } from 'react';
import { AnnouncementForm } from './AnnouncementForm';
import { describeAudience } from './announcement-text';
import { OperationList } from './OperationList';
import { OperationPage, OperatorsOnlyNotice } from './OperationPage';
import { isForbiddenError } from './use-accounts';
import { endAnnouncement, useAnnouncements } from './use-announcements';

/** Operator page `/operacao/avisos`: notices and promotions to everybody, with those that come and those that ended. */
export default function AnnouncementsPage() {
  return (
    <OperationPage>
      <Announcements />
    </OperationPage>
  );
}

function Announcements() {
  const { data, error, refetch, isFetching } = useAnnouncements();
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  if (isForbiddenError(error)) return <OperatorsOnlyNotice />;
  return (
    <Stack gap={16}>
      <PageHeader
        title="Avisos a todos"
        summary="Novidades e promoções, para quem e desde quando. Cada pessoa as vê uma por vez, sem perder o que escreve."
        actions={
          <Button icon="plus" variant="primary" onClick={() => setEdited('new')}>
            Novo aviso
          </Button>
        }
      />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton height={160} radius={10} />}
      {data?.announcements.length === 0 && (
        <EmptyState
          title="Nenhum aviso ainda"
          text="O primeiro aparece para todos na hora que você escolher."
          action={<Button onClick={() => setEdited('new')}>Escrever o primeiro aviso</Button>}
        />
      )}
      {data && data.announcements.length > 0 && (
        <Card>
          <OperationList aria-label="Avisos a todos">
            {data.announcements.map((announcement) => (
              <Line
                key={announcement._id}
                announcement={announcement}
                onEdit={() => setEdited(announcement)}
              />
            ))}
          </OperationList>
        </Card>
      )}
      {edited && (
        <AnnouncementForm announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}

function Line({ announcement, onEdit }: { announcement: Announcement; onEdit: () => void }) {
  const { _id, title, kind, startsAt, endsAt, opened, dismissed } = announcement;
  const now = getServerTime();
  const hasEnded = endsAt !== null && endsAt <= now;
  async function end() {
    const isSure = await confirm({
      title: 'Encerrar o aviso',
      text: `"${title}" deixa de aparecer para quem ainda não respondeu.`,
      confirmLabel: 'Encerrar',
    });
    if (isSure) await endAnnouncement(_id).catch(() => undefined);
  }
  return (
    <li>
      <Stack gap={4}>
        <Row gap={8} wraps>
          <strong>{title}</strong>
          <Badge tone={kind === 'PROMOTION' ? 'sun' : 'info'}>
            {kind === 'PROMOTION' ? 'Promoção' : 'Novidade'}
          </Badge>
          {hasEnded ? (
            <Badge>Encerrado</Badge>
          ) : (
            <Badge tone={startsAt > now ? 'warn' : 'good'}>{startsAt > now ? 'A começar' : 'No ar'}</Badge>
          )}
        </Row>
        <Text tone="soft" size={13}>
          {describeAudience(announcement)} · desde {formatDate(toIsoDate(startsAt))} {formatTime(startsAt)}
          {endsAt !== null && ` até ${formatDate(toIsoDate(endsAt))} ${formatTime(endsAt)}`} · {opened}{' '}
          abriram, {dismissed} deixaram para depois
        </Text>
      </Stack>
      <Row gap={8}>
        <Button size="sm" onClick={onEdit} aria-label={`Editar ${title}`}>
          Editar
        </Button>
        {!hasEnded && (
          <Button size="sm" variant="ghost" onClick={() => void end()} aria-label={`Encerrar ${title}`}>
            Encerrar
          </Button>
        )}
      </Row>
    </li>
  );
}
