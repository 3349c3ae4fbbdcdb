import { asks, type BoardKind, boards, stageLabel } from '@girassol/shared-domain';
import type { Kanban } from '@girassol/shared-domain/contract';
import { FormFields, FormSection } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import type { Recipient } from '../sending/recipients';
import { CoOwnersField } from './CoOwnersField';

/** Where on the board the item begins, and whose it is. */
export function PlaceSection({
  kind,
  kanban,
  recipients,
}: {
  kind: BoardKind;
  kanban: Kanban;
  recipients: Recipient[];
}) {
  const { boardWord } = boards[kind];
  return (
    <FormSection aria-labelledby="section-place">
      <h2 id="section-place">No {boardWord}</h2>
      <p>O cartão entra no topo da coluna escolhida.</p>
      <FormFields>
        <FormSelect
          name="columnId"
          label="Coluna"
          isRequired
          options={kanban.columns.map((column) => ({ value: column._id, label: stageLabel(column) }))}
        />
        <FormSelect
          name="owner"
          label="Responsável"
          isRequired
          options={recipients.map(({ userId, label }) => ({ value: userId, label }))}
        />
        {asks(kind, 'coOwners') && <CoOwnersField people={recipients} />}
      </FormFields>
    </FormSection>
  );
}
