import type { MappingSuggestion, SuggestionReason } from '@girassol/shared-domain/imports';
import { Badge, type BadgeProps } from '@girassol/shared-ui';

const faces: Record<SuggestionReason, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  exact: { label: 'mesmo nome', tone: 'good' },
  synonym: { label: 'nome equivalente', tone: 'good' },
  learned: { label: 'lembrada', tone: 'leaf' },
  likely: { label: 'provável', tone: 'warn' },
  values: { label: 'pelos valores', tone: 'info' },
  none: { label: 'não reconhecida', tone: 'neutral' },
};

interface CertaintyBadgeProps {
  property: string | null;
  suggestion: MappingSuggestion | undefined;
  /** The template that filled the mapping in has it so. */
  isOfTemplate: boolean;
}

/**
 * Badge that tells how certain it is that a column holds the suggested property. Renders nothing if a person
 * chose the property.
 */
export function CertaintyBadge({ property, suggestion, isOfTemplate }: CertaintyBadgeProps) {
  if (isOfTemplate) return <Badge tone="leaf">do modelo</Badge>;
  if (!suggestion || suggestion.property !== property) return null;
  const { label, tone } = faces[suggestion.certainty];
  return <Badge tone={tone}>{label}</Badge>;
}
