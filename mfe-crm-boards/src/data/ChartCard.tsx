import { Card, Heading } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { ChartCardHead } from './data-layout';

interface ChartCardProps {
  title: string;
  /** Controls next to the title, such as a choice of measure. */
  aside?: ReactNode;
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** Card of one chart or table. */
export function ChartCard({ title, aside, isWide, children }: ChartCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} data-wide={isWide ? '' : undefined}>
      <ChartCardHead>
        <Heading level={2} size={16} id={heading}>
          {title}
        </Heading>
        {aside}
      </ChartCardHead>
      {children}
    </Card>
  );
}
