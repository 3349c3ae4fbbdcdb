import type { RemoteFailure } from '@girassol/federation';
import { retryRemote } from '@girassol/federation/host';
import { useConnectionStatus } from '@girassol/shared-auth';
import { Button, ErrorState, Heading, PageHeader, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { isCurrentEntry } from '../bars/is-current';
import { useMenus } from '../menus/use-menus';
import { useVisitorLocation } from '../navigation/navigation-context';
import { FailureDrawing } from '../outages/drawings';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';
import { getFailureMessage } from './failure-messages';

interface AreaFailedProps {
  remote: string;
  title: string;
  failure: RemoteFailure;
}

/**
 * Page shown in place of an area that failed: names the area and the failure, tells which input is preserved,
 * and offers a retry.
 */
export function AreaFailedPage({ remote, title, failure }: AreaFailedProps) {
  const { override } = usePageData();
  const isOffline = useConnectionStatus() === 'OFFLINE';
  const lacksFiles = failure.code === 'GF-202';
  useRetryOnReconnection(remote, isOffline, lacksFiles);
  if (isOffline && lacksFiles) return <AreaNotOnDevicePage remote={remote} title={title} />;
  return (
    <Page $width="readable">
      <Sheet role="alert" gap={16} align="start">
        <FailureDrawing />
        <Heading level={1} tabIndex={-1}>{`${title} não abriu`}</Heading>
        <Text as="p" tone="soft">
          {getFailureMessage(failure.code)}
        </Text>
        <Text as="p" tone="soft">
          O que você já salvou está seguro, e as outras áreas continuam funcionando pelo menu.
        </Text>
        <Row gap={12} wraps>
          <Button variant="primary" icon="refresh" onClick={() => retryRemote(remote)}>
            Tentar novamente
          </Button>
          {override?.remote === remote && (
            <Button icon="undo" onClick={leaveOverride}>
              Voltar à versão no ar
            </Button>
          )}
          <Text size={12} tone="faint">
            {[failure.code, failure.version && `versão ${failure.version}`].filter(Boolean).join(' · ')}
          </Text>
        </Row>
      </Sheet>
    </Page>
  );
}

/** Tries an area again whose files did not arrive, once the connection is back: nobody has to press for it. */
function useRetryOnReconnection(remote: string, isOffline: boolean, lacksFiles: boolean): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOffline && wasOffline.current && lacksFiles) retryRemote(remote);
    wasOffline.current = isOffline;
  }, [remote, isOffline, lacksFiles]);
}

/** Page of an area whose files are not on this device, without a connection; named as the menu names the page. */
function AreaNotOnDevicePage({ remote, title }: Pick<AreaFailedProps, 'remote' | 'title'>) {
  const { path } = useVisitorLocation();
  const entries = useMenus()?.groups.flatMap((group) => group.entries) ?? [];
  const name = entries.find((entry) => isCurrentEntry(entry, path))?.label ?? title;
  return (
    <Page>
      <PageHeader title={name} />
      <ErrorState
        isOffline
        text="Esta área ainda não foi aberta neste aparelho. O que você já salvou está seguro; assim que a internet voltar, tente de novo."
        onRetry={() => retryRemote(remote)}
      />
    </Page>
  );
}

/** Fetched when it is pressed: hardly anybody ever has an override. */
async function leaveOverride(): Promise<void> {
  await (await import('../special-view/leave-view')).leaveOverride();
}

const Sheet = styled(Stack)`
  padding-top: ${tokens.space[48]};
`;
