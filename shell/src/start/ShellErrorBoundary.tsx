import { Button, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureDrawing } from '../outages/drawings';

/**
 * Outermost React error boundary of the shell: shows which part of the page failed or did not load, with a
 * button to retry.
 */
export class ShellErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Sheet role="alert" gap={16} align="center">
        <FailureDrawing />
        <Heading level={1}>Uma parte do aplicativo não chegou</Heading>
        <Text as="p" tone="soft">
          O que você já salvou está seguro. Verifique sua conexão e recarregue a página.
        </Text>
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          Tentar novamente
        </Button>
      </Sheet>
    );
  }
}

const Sheet = styled(Stack)`
  min-height: 100vh;
  justify-content: center;
  padding: ${tokens.space[48]} ${tokens.space[24]};
  text-align: center;
`;
