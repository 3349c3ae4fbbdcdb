import { type BoardKind, formatOwnersLabels } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { FormFields, FormSection } from '@girassol/shared-ui/fields';
import type { Recipient } from '../sending/recipients';
import { CoOwnersField } from './CoOwnersField';
import { getPossessiveItemNoun } from './titles';

/**
 * Form section for the additional owners of an existing item. The main owner cannot be changed in the form;
 * the action "Enviar para" changes the main owner.
 */
export function OwnersSection({
  kind,
  item,
  recipients,
}: {
  kind: BoardKind;
  item: BoardItem;
  recipients: Recipient[];
}) {
  const present = item.owners.map(({ _id, personalData }) => ({ userId: _id, label: personalData.name }));
  const added = recipients.filter(({ userId }) => !present.some((person) => person.userId === userId));
  return (
    <FormSection aria-labelledby="section-owners">
      <h2 id="section-owners">Responsáveis</h2>
      <p>
        Primeiro responsável {getPossessiveItemNoun(kind)}: {formatOwnersLabels(item).first}.
      </p>
      <FormFields>
        <CoOwnersField people={[...present, ...added]} />
      </FormFields>
    </FormSection>
  );
}
