import type { OverrideChoices } from '@girassol/federation/operations';
import {
  Button,
  Card,
  DateText,
  EmptyState,
  Heading,
  PageHeader,
  Row,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';
import { leaveOverride } from '../special-view/leave-view';
import { RegistryContent } from './OperationPage';
import { OverrideDialog } from './OverrideDialog';
import { useOverrideChoices } from './use-registry';

/**
 * Page for users with permission to use another version of an area in their own browser, and to return to the live one.
 */
export default function ThisBrowserPage() {
  const query = useOverrideChoices();
  return (
    <Page>
      <Stack gap={16}>
        <PageHeader
          title="Este navegador"
          summary="Outra versão de uma área, só aqui, antes dos demais. Cada uso fica registrado com seu nome."
        />
        <RegistryContent query={query} forOthers={<NotPermitted />}>
          {(choices) => <Choice choices={choices} />}
        </RegistryContent>
      </Stack>
    </Page>
  );
}

function Choice({ choices }: { choices: OverrideChoices }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { remotes, until } = choices;
  return (
    <Card padding={16} role="region" aria-label="Versões neste navegador">
      <Stack gap={16}>
        <InUse getTitle={(name) => remotes.find(({ remote }) => remote === name)?.title ?? name} />
        <Text tone="soft" size={13}>
          {`Você pode trocar: ${remotes.map(({ title }) => title).join(', ')}`}
          {until !== null && (
            <>
              {', até '}
              <DateText value={until} show="dateTime" />
            </>
          )}
          .
        </Text>
        <Row>
          <Button variant="primary" icon="wrench" onClick={() => setIsChoosing(true)}>
            Trocar versão aqui
          </Button>
        </Row>
      </Stack>
      {isChoosing && <OverrideDialog choices={choices} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

function InUse({ getTitle }: { getTitle: (remote: string) => string }) {
  const { override } = usePageData();
  if (!override) return <Heading level={2}>Este navegador usa as versões no ar</Heading>;
  return (
    <Row gap={12} justify="between" wraps>
      <Heading level={2}>{`${getTitle(override.remote)}: ${override.version ?? override.origin}`}</Heading>
      <Button icon="undo" onClick={() => void leaveOverride()}>
        Voltar à versão no ar
      </Button>
    </Row>
  );
}

function NotPermitted() {
  return (
    <EmptyState
      title="Somente para quem foi convidado"
      text="A administração da plataforma pode permitir que você experimente outra versão de uma área antes dos demais."
    />
  );
}
