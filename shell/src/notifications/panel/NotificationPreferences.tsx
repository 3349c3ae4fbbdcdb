import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import {
  type NotificationChannel,
  type NotificationTiming,
  notificationChannelLabels,
  notificationChannels,
  notificationTimingLabels,
  notificationTimings,
} from '@girassol/shared-domain';
import { Badge, ErrorState, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { FilterSelect } from '@girassol/shared-ui/filters';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { KindPreference } from '@girassol/shell-domain/contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageData } from '../../page/page-context';
import { PushSwitch } from '../push/PushSwitch';
import { getNotificationGroup, notificationGroups } from './notification-groups';
import { QuietHoursForm } from './QuietHoursForm';

const PREFERENCES = 'GET /notifications/preferences/:userId';

const isTiming = (value: string | null): value is NotificationTiming =>
  notificationTimings.some((timing) => timing === value);

/** Part of the panel in which the user chooses what is told when, and quiet hours. */
export function NotificationPreferences({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useApiQuery(PREFERENCES, { params: { userId } });
  const reload = () => queryClient.invalidateQueries({ queryKey: buildApiQueryKey(PREFERENCES) });
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        title="Não foi possível carregar as preferências"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingList label="Carregando as preferências" />
    );
  return (
    <Preferences gap={24}>
      <QuietHoursForm userId={userId} quietHours={data.quietHours} onSaved={() => void reload()} />
      <PushSwitch userId={userId} />
      <section aria-labelledby="o-que-avisar">
        <Heading level={3} id="o-que-avisar">
          O que avisar
        </Heading>
        <Text tone="soft" size={13}>
          No sistema, “Só na lista” não interrompe.
        </Text>
        <Heads aria-hidden>
          {notificationChannels.map((channel) => (
            <span key={channel}>{notificationChannelLabels[channel]}</span>
          ))}
        </Heads>
        {notificationGroups.map((group) => {
          const kinds = data.kinds.filter(({ kind }) => getNotificationGroup(kind) === group);
          if (kinds.length === 0) return null;
          return (
            <section key={group.label} aria-label={group.label}>
              <Heading level={4}>{group.label}</Heading>
              <Kinds>
                {kinds.map((preference) => (
                  <KindChoices
                    key={preference.kind}
                    userId={userId}
                    preference={preference}
                    onChanged={() => void reload()}
                  />
                ))}
              </Kinds>
            </section>
          );
        })}
      </section>
    </Preferences>
  );
}

interface KindChoicesProps {
  userId: string;
  preference: KindPreference;
  onChanged: () => void;
}

/** Returns the label of a kind, after the title of the area that declares it, where another team does. */
function useKindLabel({ kind, label }: KindPreference): string {
  const [area] = kind.split('/');
  const title = usePageData().registry.remotes.find(({ name }) => name === area)?.title;
  return title === undefined ? label : `${title}: ${label}`;
}

function KindChoices({ userId, preference, onChanged }: KindChoicesProps) {
  const { kind, isRequired } = preference;
  const label = useKindLabel(preference);
  const [chosen, setChosen] = useState<Partial<Record<NotificationChannel, NotificationTiming>>>({});

  async function choose(channel: NotificationChannel, timing: NotificationTiming) {
    const before = chosen[channel] ?? preference[channel];
    setChosen((all) => ({ ...all, [channel]: timing }));
    try {
      await api('PUT /notifications/preferences/:userId', {
        params: { userId },
        body: { kind, channel, timing },
      });
      onChanged();
    } catch {
      // The dialog of errors has said why.
      setChosen((all) => ({ ...all, [channel]: before }));
    }
  }

  return (
    <li>
      <span>
        {label} {isRequired && <Badge>Sempre na hora</Badge>}
      </span>
      {!isRequired && (
        <Choices>
          {notificationChannels.map((channel) => (
            <Choice key={channel}>
              <span aria-hidden>{notificationChannelLabels[channel]}</span>
              <FilterSelect
                label={`${label}: ${notificationChannelLabels[channel].toLowerCase()}`}
                hideLabel
                size="sm"
                value={chosen[channel] ?? preference[channel]}
                onChange={(value) => isTiming(value) && void choose(channel, value)}
                options={notificationTimings.map((timing) => ({
                  value: timing,
                  label: notificationTimingLabels[channel][timing],
                }))}
              />
            </Choice>
          ))}
        </Choices>
      )}
    </li>
  );
}

const { color, space, screen } = tokens;

/** As far from the edge as the title of the panel. */
const Preferences = styled(Stack)`
  padding-inline: ${space[8]};
`;

const Kinds = styled.ul`
  margin: 0 0 ${space[16]};
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[12]};
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.lineSoft};
    font: ${tokens.font[14]};
  }
  > li > span:first-child { flex: 1; }
  @media ${screen.phone} { > li { flex-direction: column; align-items: stretch; } }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: 8rem 13.5rem;
  gap: ${space[8]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** Choice with the name of its channel where no column has it. */
const Choice = styled.div`
  > span { display: none; }
  @media ${screen.phone} {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: center;
    > span { display: block; color: ${color.inkSoft}; font: ${tokens.font[13]}; }
  }
`;

/** Names of the channels above the columns of choices. */
const Heads = styled(Choices)`
  justify-content: end;
  padding: ${space[8]} 0;
  color: ${color.inkSoft};
  font: ${tokens.font[12]};
  @media ${screen.phone} { display: none; }
`;
