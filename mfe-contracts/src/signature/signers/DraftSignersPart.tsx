import { api, attemptAction } from '@girassol/shared-auth';
import type { Signature, SignatureSigner } from '@girassol/shared-domain/contract';
import { MAX_SIGNERS } from '@girassol/shared-domain/signatures';
import { confirm, EmptyState } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { type ContractRef, cacheSignature } from '../data/signature';
import { SignatureSectionPart } from '../Part';
import { AddSignerButton } from './AddSignerButton';
import { SignerDialog } from './SignerDialog';
import { SignerList } from './SignerList';
import { SuggestedSigners } from './SuggestedSigners';
import { buildNewSignerValues, type SignerValues, toSignerValues } from './signer-values';
import { useSignerOrder } from './use-signer-order';

interface SignersPartProps {
  of: ContractRef;
  signature: Signature;
}

/** Signers of an unsent document, to be added, edited, deleted and reordered (signatures-009). */
export function DraftSignersPart({ of, signature }: SignersPartProps) {
  const [form, setForm] = useState<{ personId: string | null; initial: SignerValues } | null>(null);
  const { persons, isOrdered, setOrdered, move } = useSignerOrder(of, signature);

  async function remove(person: SignatureSigner) {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente este signatário?',
      confirmLabel: 'Excluir signatário',
      danger: true,
    });
    if (!isSure) return;
    const params = { ...of, personId: person._id };
    const answer = await attemptAction(() =>
      api('DELETE /signatures/single/person/:saleId/:contractId/:personId', { params }),
    );
    if (answer) cacheSignature(of, answer.signature);
  }

  return (
    <SignatureSectionPart
      title="Signatários"
      aside={
        persons.length < MAX_SIGNERS && (
          <AddSignerButton
            of={of}
            persons={persons}
            onChoose={(candidate) => setForm({ personId: null, initial: buildNewSignerValues(candidate) })}
          />
        )
      }
    >
      {persons.length > 0 && (
        <SignerList
          persons={persons}
          isOrdered={isOrdered}
          onMove={move}
          onEdit={(person) => setForm({ personId: person._id, initial: toSignerValues(person) })}
          onDelete={(person) => void remove(person)}
        />
      )}
      <SuggestedSigners
        of={of}
        persons={persons}
        onEdit={(candidate) => setForm({ personId: null, initial: buildNewSignerValues(candidate) })}
        nobody={persons.length === 0 && <Nobody />}
      />
      {persons.length > 1 && (
        <Switch
          label="Assinar em ordem"
          description="Cada pessoa é avisada quando quem vem antes assinou."
          value={isOrdered}
          onChange={setOrdered}
        />
      )}
      {form && <SignerDialog of={of} {...form} onClose={() => setForm(null)} />}
    </SignatureSectionPart>
  );
}

const Nobody = () => (
  <EmptyState
    isCompact
    title="Ninguém para assinar ainda"
    text="Comece pelo cliente (Contratante) e por quem assina pela sua empresa (Contratada)."
  />
);
