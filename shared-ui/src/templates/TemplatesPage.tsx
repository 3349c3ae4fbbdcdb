import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import type { ReactNode } from 'react';
import { Skeleton } from '../display/Skeleton';
import { FormPage } from '../forms/form-layout';
import { Stack } from '../layout/Stack';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from '../states/ErrorState';
import { TemplateManager, type TemplateManagerProps } from './TemplateManager';

interface TemplatesPageProps extends Omit<TemplateManagerProps, 'templates'> {
  title: string;
  summary: string;
  /** Shown in place of the templates: no right, no module. Undefined while that is not known; null where nothing stands in the way. */
  obstacle: ReactNode | undefined;
  /** Null while they are read. */
  templates: DocumentTemplate[] | null;
  hasFailed: boolean;
  /** What reading them failed with. */
  error?: unknown;
  onRetry: () => void;
}

/** A page of the templates of one kind of document: loading, closed, failed, or the templates. */
export function TemplatesPage({
  title,
  summary,
  obstacle,
  templates,
  hasFailed,
  error,
  onRetry,
  ...manager
}: TemplatesPageProps) {
  const isOpen = obstacle === null;
  const isWaiting = obstacle === undefined || (isOpen && !templates && !hasFailed);
  return (
    <FormPage>
      <Stack gap={16}>
        <PageHeader title={title} summary={summary} />
        {isWaiting && <Skeleton height={160} radius={10} />}
        {obstacle}
        {isOpen && !templates && hasFailed && <ErrorState error={error} onRetry={onRetry} />}
        {isOpen && templates && <TemplateManager templates={templates} {...manager} />}
      </Stack>
    </FormPage>
  );
}
