import { Component, type ReactNode } from 'react';
import { platform } from './platform-handle';

/** Tells the platform that an area broke while rendering. Draws nothing: the shell shows the area's error page. */
export class AreaBoundary extends Component<{ remote: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    platform().fail(this.props.remote, { code: 'GF-206', message: error.message }, error.stack);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
