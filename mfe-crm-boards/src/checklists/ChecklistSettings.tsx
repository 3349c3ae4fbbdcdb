import { lazyScreen } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { type BoardKind, meets } from '@girassol/shared-domain';
import { IconButton } from '@girassol/shared-ui';
import { useState } from 'react';

const TemplateDialog = lazyScreen(() => import('./TemplateDialog'));

/** The way to the checklist of a board, for whoever manages it under ENTERPRISE (checklists-007, boards-046). */
export function ChecklistSettings({ kind }: { kind: BoardKind }) {
  const facts = useFacts(kind);
  const [isOpen, setIsOpen] = useState(false);
  if (!facts || !meets({ plan: 'ENTERPRISE', boardManager: true }, facts)) return null;
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
