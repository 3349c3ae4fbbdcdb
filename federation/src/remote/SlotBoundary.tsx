import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Title of the part, for people: "Propostas". */
  title: string;
  onError(error: Error): void;
  onRetry(): void;
  children: ReactNode;
}

/**
 * Error boundary around a contribution to a slot: after an error, the surrounding screen stays, and a notice
 * names the missing part.
 */
export class SlotBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  private retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" data-slot-failure="">
        <p>Não foi possível carregar “{this.props.title}”. O resto da página continua funcionando.</p>
        <Again type="button" onClick={this.retry}>
          Tentar novamente
        </Again>
      </div>
    );
  }
}

/** Plain enough for any place; the page's tokens, as CSS variables, make it belong there. */
const Again = styled.button`
  margin-top: var(--g-space-12, 12px);
  padding: var(--g-space-4, 4px) var(--g-space-12, 12px);
  border: 1px solid var(--g-line-strong, currentcolor);
  border-radius: var(--g-radius-control, 6px);
  background: var(--g-surface, transparent);
  color: inherit;
  cursor: pointer;
`;
