import { api, attempt } from '@girassol/shared-auth';
import type { Signature, SignaturePerson } from '@girassol/shared-domain/contract';
import { MOST_SIGNERS } from '@girassol/shared-domain/signatures';
import { confirm, EmptyState } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { keepSignature, type OfContract } from '../data/signature';
import { Part } from '../Part';
import { AddSigner } from './AddSigner';
import { SignerDialog } from './SignerDialog';
import { SignerList } from './SignerList';
import { newSigner, type SignerValues, signerValues } from './signer-values';
import { useSignerOrder } from './use-signer-order';

interface SignersPartProps {
  of: OfContract;
  signature: Signature;
}

/** The people of a document that was not sent yet: added, edited, deleted and put in order (signatures-009). */
export function SignersPart({ of, signature }: SignersPartProps) {
  const [form, setForm] = useState<{ personId: string | null; initial: SignerValues } | null>(null);
  const { persons, isOrdered, setOrdered, move } = useSignerOrder(of, signature);

  async function remove(person: SignaturePerson) {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente este signatário?',
      confirmLabel: 'Excluir signatário',
      danger: true,
    });
    if (!isSure) return;
    const params = { ...of, personId: person._id };
    const answer = await attempt(() =>
      api('DELETE /signatures/single/person/:saleId/:contractId/:personId', { params }),
    );
    if (answer) keepSignature(of, answer.signature);
  }

  return (
    <Part
      title="Signatários"
      aside={
        persons.length < MOST_SIGNERS && (
          <AddSigner
            of={of}
            persons={persons}
            onChoose={(candidate) => setForm({ personId: null, initial: newSigner(candidate) })}
          />
        )
      }
    >
      {persons.length === 0 ? (
        <EmptyState
          isCompact
          title="Ninguém para assinar ainda"
          text="Comece pelo cliente e por quem assina pela sua empresa."
        />
      ) : (
        <SignerList
          persons={persons}
          isOrdered={isOrdered}
          onMove={move}
          onEdit={(person) => setForm({ personId: person._id, initial: signerValues(person) })}
          onDelete={(person) => void remove(person)}
        />
      )}
      {persons.length > 1 && (
        <Switch
          label="Assinar em ordem"
          description="Cada pessoa é avisada quando quem vem antes assinou."
          value={isOrdered}
          onChange={setOrdered}
        />
      )}
      {form && <SignerDialog of={of} {...form} onClose={() => setForm(null)} />}
    </Part>
  );
}
