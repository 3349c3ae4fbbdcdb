import { bracketDelimiters, contractTagFamilies } from '@girassol/shared-domain/templates';
import type { TemplateTagRules } from '@girassol/shared-templates';

/**
 * Rules for the tags of contract templates: tags stand in square brackets. A template without any tag is
 * accepted and marked as needing configuration.
 */
export const contractTemplateTagRules: TemplateTagRules = {
  families: contractTagFamilies,
  marks: bracketDelimiters,
  mayBePlain: true,
};
