import { useApiQuery } from '@girassol/shared-auth';
import { formatDateTime } from '@girassol/shared-domain';
import { EmptyState, ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import type { SettingsSectionProps } from '../settings-section';

/** Settings section that lists changes to the settings and their authors, newest first. */
export default function HistorySection({ session }: SettingsSectionProps) {
  const { data, error, isError, isFetching, refetch } = useApiQuery(
    'GET /settings/changes/:userId',
    { params: { userId: session.userId } },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  return (
    <FormSection aria-labelledby="section-history">
      <h2 id="section-history">Histórico de alterações</h2>
      <p>As últimas mudanças nas configurações da conta.</p>
      {isError && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={120} />}
      {data?.changes.length === 0 && (
        <EmptyState
          isCompact
          title="Nada foi alterado ainda"
          text="Quem salvar uma mudança em qualquer seção daqui aparece com o dia e o que mudou."
        />
      )}
      <Changes>
        {data?.changes.map(({ _id, lines, userName, timestamp }) => (
          <li key={_id}>
            <strong>{userName}</strong>
            <time dateTime={new Date(timestamp).toISOString()}>{formatDateTime(timestamp)}</time>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </Changes>
    </FormSection>
  );
}

const { color, font, space, weight } = tokens;

const Changes = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[12]};
    padding: ${space[12]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  > li:first-child { border-top: 0; }
  strong { font-weight: ${weight.strong}; }
  time { color: ${color.inkSoft}; font: ${font[13]}; }
  ul { grid-column: 1 / -1; margin: 0; padding: 0; list-style: none; color: ${color.inkSoft}; font: ${font[13]}; }
`;
