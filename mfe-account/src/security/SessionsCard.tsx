import type { OwnSession } from '@girassol/account-domain/contract';
import { attemptAction } from '@girassol/shared-auth';
import { Badge, Button, confirm, DateText, Icon, showSnackbar, Text } from '@girassol/shared-ui';
import { SectionCard } from '../card/SectionCard';
import { CardFacts, IconCardList } from './card-list';
import { endOtherSessions, endSession } from './use-security';

/** Card with the places where the person is signed in, and how to end each. */
export function SessionsCard({ userId, sessions }: { userId: string; sessions: readonly OwnSession[] }) {
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  async function endAll() {
    const isSure = await confirm({
      title: 'Encerrar as outras sessões',
      text: 'Você sai na hora de todos os outros navegadores e aparelhos. Este continua aberto.',
      confirmLabel: 'Encerrar todas',
      cancelLabel: 'Voltar',
      danger: true,
    });
    const ended = isSure ? await attemptAction(() => endOtherSessions(userId)) : null;
    if (ended !== null)
      showSnackbar({ text: ended === 1 ? '1 sessão encerrada.' : `${ended} sessões encerradas.` });
  }

  return (
    <SectionCard
      title="Onde você está conectado"
      action={
        hasOthers && (
          <Button variant="ghost" onClick={() => void endAll()}>
            Encerrar todas as outras
          </Button>
        )
      }
    >
      <IconCardList aria-label="Sessões">
        {sessions.map((session) => (
          <SessionRow key={session._id} userId={userId} session={session} />
        ))}
      </IconCardList>
    </SectionCard>
  );
}

const getIcon = (isVisit: boolean, isPhone: boolean) => {
  if (isVisit) return 'life-buoy';
  return isPhone ? 'smartphone' : 'monitor';
};

function SessionRow({ userId, session }: { userId: string; session: OwnSession }) {
  const { _id, isPhone, ip, since, lastUse, isCurrent, visitor } = session;
  const device = visitor === undefined ? session.device : `Visita de ${visitor}`;

  async function end() {
    const hasEnded = await attemptAction(async () => {
      await endSession(userId, _id);
      return true;
    });
    if (hasEnded) showSnackbar({ text: `Sessão encerrada: ${device}.` });
  }

  return (
    <li>
      <Icon name={getIcon(visitor !== undefined, isPhone)} size={20} />
      <CardFacts>
        <span>
          <Text weight={500}>{device}</Text> {isCurrent && <Badge tone="good">Esta sessão</Badge>}
          {visitor !== undefined && <Badge tone="warn">Suporte</Badge>}
        </span>
        <Text size={13} tone="soft">
          {isCurrent ? (
            'Em uso agora'
          ) : (
            <>
              {'Último uso '}
              <DateText value={lastUse} show="dateTime" />
            </>
          )}
          {' · desde '}
          <DateText value={since} show="dateTime" />
          {ip !== '' && ` · IP ${ip}`}
          {visitor !== undefined && ` · ${session.device}`}
        </Text>
      </CardFacts>
      {!isCurrent && (
        <Button size="sm" aria-label={`Encerrar a sessão ${device}`} onClick={() => void end()}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
