import { useConnectionStatus } from '@girassol/shared-auth';
import { ErrorState, PageHeader } from '@girassol/shared-ui';
import { Component, type ReactNode } from 'react';
import { Page } from '../page-layout/Page';

interface ShellPageBoundaryProps {
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

/**
 * React error boundary of a page of the shell: a page whose code does not arrive says so in its place, and the bars with
 * the ways to all others stay. Give it a key that changes with the page.
 */
export class ShellPageBoundary extends Component<ShellPageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage title={this.props.title} /> : this.props.children;
  }
}

function FailedPage({ title }: { title: string }) {
  const isOffline = useConnectionStatus() === 'OFFLINE';
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorState isOffline={isOffline} onRetry={() => window.location.reload()} />
    </Page>
  );
}
