import { retryRemote } from '@girassol/federation/host';
import { Button, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { navigateAsLink } from '../navigation/follow';
import { useShellNavigation } from '../navigation/navigation-context';
import { FailureDrawing } from '../outages/drawings';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';

/**
 * Page shown in place of an area that renders nothing at an address: names the page and its area, and offers
 * ways to continue.
 */
export function AreaBlankPage({ remote, path }: { remote: string; path: string }) {
  const places = useShellNavigation();
  const found = usePageData().registry.remotes.find(({ name }) => name === remote);
  const title = found?.title ?? remote;
  return (
    <Page $width="readable">
      <Sheet role="alert" gap={16} align="start">
        <FailureDrawing />
        <Heading level={1} tabIndex={-1}>{`Falta uma página em ${title}`}</Heading>
        <Text as="p" tone="soft">
          A área {title} está aberta, mas não desenhou nada no endereço <Address>{path}</Address>.
        </Text>
        <Text as="p" tone="soft">
          {found ? `A equipe ${found.team} foi avisada. ` : ''}O que você já salvou está seguro.
        </Text>
        <Row gap={12} wraps>
          <Button variant="primary" icon="home" onClick={() => navigateAsLink(places, '/inicio')}>
            Ir para o início
          </Button>
          <Button icon="refresh" onClick={() => retryRemote(remote)}>
            Tentar novamente
          </Button>
          <Text size={12} tone="faint">
            {['GF-207', found && `versão ${found.version}`].filter(Boolean).join(' · ')}
          </Text>
        </Row>
      </Sheet>
    </Page>
  );
}

const Sheet = styled(Stack)`
  padding-top: ${tokens.space[48]};
`;

const Address = styled.code`
  overflow-wrap: anywhere;
`;
