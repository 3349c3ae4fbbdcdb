import type { ImportMapping, ImportType } from '@girassol/shared-domain/imports';
import { useState } from 'react';
import { type SavedTemplate, saveTemplate } from '../../data/templates';

/** The wish to keep a mapping for other files with these headers (imports-006). */
export function useTemplateWish(type: ImportType, { hash, template }: SavedTemplate) {
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
        ? (mapping: ImportMapping) => saveTemplate({ name: named, mapping, importType: type, hash })
        : null,
  };
}

export type TemplateWish = ReturnType<typeof useTemplateWish>;
