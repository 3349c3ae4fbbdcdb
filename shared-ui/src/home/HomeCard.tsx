import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../display/Skeleton';
import { Icon, type IconName } from '../icons/Icon';
import { Card } from '../layout/Card';
import { ErrorState } from '../states/ErrorState';
import { Heading } from '../text/Heading';
import { tokens } from '../tokens/tokens';

const { color, font, space, weight } = tokens;

export interface HomeCardProps {
  title: string;
  icon: IconName;
  /** Beside the title: a link to more. */
  aside?: ReactNode;
  isLoading: boolean;
  hasFailed: boolean;
  /** Error of the failed load, so that a refusal shows its own message. */
  error?: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** Card of the home page: title, and its content, loading state or error. */
export function HomeCard({
  title,
  icon,
  aside,
  isLoading,
  hasFailed,
  error,
  onRetry,
  children,
}: HomeCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} aria-busy={isLoading}>
      <Head>
        <Icon name={icon} />
        <Heading level={2} size={14} id={heading}>
          {title}
        </Heading>
        {aside}
      </Head>
      {hasFailed && <ErrorState error={error} isCompact onRetry={onRetry} />}
      {isLoading && !hasFailed && (
        <Waiting>
          <Skeleton width="55%" height={28} />
          <Skeleton width="80%" height={14} />
          <Skeleton width="70%" height={14} />
          <Skeleton width="75%" height={14} />
        </Waiting>
      )}
      {!isLoading && !hasFailed && children}
    </Card>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  color: ${color.inkSoft};
  > a { margin-left: auto; font: ${font[13]}; }
`;

/** As tall as the content of most cards, so that the cards below stay where they are. */
const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[12]};
  min-height: 9.25rem;
`;

/** Main figure of a home card. */
export const HomeFigure = styled.p`
  margin: 0;
  color: ${color.ink};
  font: ${font[24]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;

/** Small line below the main figure of a home card. */
export const HomeNote = styled.p`
  margin: 2px 0 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
`;
