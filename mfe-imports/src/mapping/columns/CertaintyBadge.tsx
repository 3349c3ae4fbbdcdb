import type { Certainty, Suggestion } from '@girassol/shared-domain/imports';
import { Badge, type BadgeProps } from '@girassol/shared-ui';

const faces: Record<Certainty, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  exact: { label: 'exata', tone: 'good' },
  synonym: { label: 'sinônimo', tone: 'good' },
  learned: { label: 'lembrada', tone: 'leaf' },
  likely: { label: 'provável', tone: 'warn' },
  values: { label: 'pelos valores', tone: 'info' },
  none: { label: 'não reconhecida', tone: 'neutral' },
};

interface CertaintyBadgeProps {
  property: string | null;
  suggestion: Suggestion | undefined;
  /** The template that filled the mapping in has it so. */
  isOfTemplate: boolean;
}

/** How sure it is that a column is what it is taken for; nothing where a person said so. */
export function CertaintyBadge({ property, suggestion, isOfTemplate }: CertaintyBadgeProps) {
  if (isOfTemplate) return <Badge tone="leaf">do template</Badge>;
  if (!suggestion || suggestion.property !== property) return null;
  const { label, tone } = faces[suggestion.certainty];
  return <Badge tone={tone}>{label}</Badge>;
}
