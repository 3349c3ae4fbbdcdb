import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { ErrorState, PageHeader, Skeleton, Stack } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { TemplateManager, type TemplateManagerProps } from './TemplateManager';

interface TemplatesPageProps extends Omit<TemplateManagerProps, 'templates'> {
  title: string;
  summary: string;
  /** Shown in place of the templates: no right, no module. Undefined while that is not known; null where nothing stands in the way. */
  obstacle: ReactNode | undefined;
  /** Null while they are read. */
  templates: DocumentTemplate[] | null;
  hasFailed: boolean;
  /** Error from loading the templates. */
  error?: unknown;
  onRetry: () => void;
}

/**
 * Page that manages the templates of one kind of document. While the templates load, if loading failed, or if
 * the person has no access, the page shows that state instead.
 */
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
