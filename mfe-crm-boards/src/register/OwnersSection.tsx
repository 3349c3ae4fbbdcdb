import { type BoardKind, ownersLabel } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { FormFields, FormSection } from '@girassol/shared-ui/fields';
import type { Recipient } from '../sending/recipients';
import { CoOwnersField } from './CoOwnersField';
import { ofNoun } from './titles';

/** Who else looks after an item that is there. Its first owner changes by sending it to somebody. */
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
        Primeiro responsável {ofNoun(kind)}: {ownersLabel(item).first}.
      </p>
      <FormFields>
        <CoOwnersField people={[...present, ...added]} />
      </FormFields>
    </FormSection>
  );
}
