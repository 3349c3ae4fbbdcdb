import type { ImportMapping, ImportType } from '@girassol/shared-domain/imports';
import { useState } from 'react';
import { type MappingTemplateLookup, saveMappingTemplate } from '../../data/mapping-templates';

/**
 * Holds the choice whether to save the mapping for other files with the same headers, and under which name
 * (imports-006).
 */
export function useMappingTemplateSaving(type: ImportType, { hash, template }: MappingTemplateLookup) {
  const [isWanted, setWanted] = useState(false);
  const [name, setName] = useState(template?.name ?? '');
  const named = name.trim();

  return {
    isWanted,
    setWanted,
    name,
    setName,
    canSave: hash !== null,
    /** There is one for these headers, which goes (imports-029). */
    overwrites: template !== null,
    isIncomplete: isWanted && named === '',
    /** Saves the mapping; null: nobody wants it saved. */
    keep:
      isWanted && hash !== null && named !== ''
        ? (mapping: ImportMapping) => saveMappingTemplate({ name: named, mapping, importType: type, hash })
        : null,
  };
}

/**
 * State and functions for saving a mapping as a template, as returned by {@link useMappingTemplateSaving}.
 */
export type MappingTemplateSaving = ReturnType<typeof useMappingTemplateSaving>;
