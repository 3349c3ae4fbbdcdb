import { useConditionFacts } from '@girassol/shared-auth';
import { type BoardKind, meetsCondition } from '@girassol/shared-domain';
import { IconButton, lazyPart } from '@girassol/shared-ui';
import { useState } from 'react';

const TemplateDialog = lazyPart(() => import('./TemplateDialog'));

/**
 * Button that opens the checklist template of a board, for its managers in ENTERPRISE accounts (checklists-007,
 * boards-046).
 */
export function ChecklistTemplateButton({ kind }: { kind: BoardKind }) {
  const facts = useConditionFacts(kind);
  const [isOpen, setIsOpen] = useState(false);
  if (!facts || !meetsCondition({ plan: 'ENTERPRISE', boardManager: true }, facts)) return null;
  return (
    <>
      <IconButton
        icon="settings"
        variant="secondary"
        label="Editar o checklist do quadro"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <TemplateDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}
