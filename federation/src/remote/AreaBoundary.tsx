import { Component, type ReactNode } from 'react';
import { getPlatformHandle } from './platform-handle';

/**
 * Error boundary around an area, which reports a rendering error to the platform. Renders nothing after an
 * error, since the shell shows the area's error page.
 */
export class AreaBoundary extends Component<{ remote: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    getPlatformHandle().fail(this.props.remote, { code: 'GF-206', message: error.message }, error.stack);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
