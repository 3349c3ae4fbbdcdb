import { type BoardKind, boardDescriptions, formatStageLabel, hasBoardField } from '@girassol/shared-domain';
import type { Kanban } from '@girassol/shared-domain/contract';
import { FormFields, FormSection } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import type { Recipient } from '../sending/recipients';
import { CoOwnersField } from './CoOwnersField';

/**
 * Form section for the first column of the item and its owner. `isAgreed`: the sale is made for an agreed proposal,
 * for which the last column is chosen already.
 */
export function ColumnAndOwnerSection({
  kind,
  kanban,
  recipients,
  isAgreed,
}: {
  kind: BoardKind;
  kanban: Kanban;
  recipients: Recipient[];
  isAgreed: boolean;
}) {
  const { boardNoun } = boardDescriptions[kind];
  return (
    <FormSection aria-labelledby="section-place">
      <h2 id="section-place">No {boardNoun}</h2>
      <p>
        {isAgreed
          ? 'A proposta já está fechada: o cartão entra na última coluna. Troque, se ainda falta alguma etapa.'
          : 'O cartão entra no topo da coluna escolhida.'}
      </p>
      <FormFields>
        <FormSelect
          name="columnId"
          label="Coluna"
          isRequired
          options={kanban.columns.map((column) => ({ value: column._id, label: formatStageLabel(column) }))}
        />
        <FormSelect
          name="owner"
          label="Responsável"
          isRequired
          options={recipients.map(({ userId, label }) => ({ value: userId, label }))}
        />
        {hasBoardField(kind, 'coOwners') && <CoOwnersField people={recipients} />}
      </FormFields>
    </FormSection>
  );
}
