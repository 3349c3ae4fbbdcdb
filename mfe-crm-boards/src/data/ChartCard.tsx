import { Card, Heading } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { CardHead } from './data-layout';

interface ChartCardProps {
  title: string;
  /** How it is looked at: a choice of measure. */
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A chart or table about one question. */
export function ChartCard({ title, aside, isWide, children }: ChartCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} data-wide={isWide ? '' : undefined}>
      <CardHead>
        <Heading level={2} size={16} id={heading}>
          {title}
        </Heading>
        {aside}
      </CardHead>
      {children}
    </Card>
  );
}
