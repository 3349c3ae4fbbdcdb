import { formatDateTime } from '@girassol/shared-domain';
import type { SiteVersion } from '@girassol/shared-domain/contract';
import { Badge, Button, Card, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { VersionActions } from './use-version-actions';
import { VersionChangeList } from './VersionChangeList';

/** Card of a version: author, time, changes, and the actions that restore it. */
export function VersionCard({ version, steps }: { version: SiteVersion; steps: VersionActions }) {
  const { isOnline, publishedBy, timestamp, note, changes } = version;
  const isBusy = steps.busy === version.version;
  return (
    <Card as="li">
      <Line>
        <Stack gap={8}>
          <Row gap={8} wraps>
            <Heading level={2} size={16}>
              Versão {version.version}
            </Heading>
            {isOnline && (
              <Badge tone="good" icon="globe">
                no ar
              </Badge>
            )}
            <Text size={13} tone="soft">
              {publishedBy}, {formatDateTime(timestamp)}
            </Text>
          </Row>
          {note && <Text as="p">{note}</Text>}
          <VersionChangeList sentences={changes} />
        </Stack>
        <Row gap={8} wraps>
          {!isOnline && (
            <Button size="sm" icon="history" isPending={isBusy} onClick={() => void steps.putOnline(version)}>
              Voltar a esta
            </Button>
          )}
          <Button
            size="sm"
            variant={isOnline ? undefined : 'ghost'}
            disabled={isBusy}
            onClick={() => void steps.takeAsDraft(version)}
          >
            Trazer para o rascunho
          </Button>
        </Row>
      </Line>
    </Card>
  );
}

const { screen, space } = tokens;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${space[16]};
  > :last-child { flex: none; }
  @media ${screen.narrow} { flex-direction: column; }
`;
