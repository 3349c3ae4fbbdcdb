import { api, attemptAction } from '@girassol/shared-auth';
import type { Signature, SignatureSigner } from '@girassol/shared-domain/contract';
import { moveRow } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { type ContractRef, cacheSignature } from '../data/signature';

interface Order {
  isOrdered: boolean;
  /** Ids. */
  persons: string[];
}

/**
 * Returns the order in which a contract's signers sign, and a function that changes the order. A change is
 * displayed at once and reverted if the server refuses the change.
 */
export function useSignerOrder(of: ContractRef, signature: Signature) {
  const [wanted, setWanted] = useState<Order | null>(null);
  const isOrdered = wanted?.isOrdered ?? signature.isOrdered;
  const persons = wanted ? sortSigners(signature.persons, wanted.persons) : signature.persons;

  async function order(next: Order) {
    setWanted(next);
    const answer = await attemptAction(() =>
      api('PUT /signatures/single/order/:saleId/:contractId', { params: of, body: next }),
    );
    if (answer) cacheSignature(of, answer.signature);
    setWanted(null);
  }

  const ids = persons.map(({ _id }) => _id);
  return {
    persons,
    isOrdered,
    setOrdered: (isOn: boolean) => void order({ isOrdered: isOn, persons: ids }),
    move(from: number, to: number) {
      if (from === to) return;
      void order({ isOrdered, persons: moveRow(ids, from, to) });
    },
  };
}

/** Somebody who came meanwhile stands at the end. */
function sortSigners(persons: readonly SignatureSigner[], ids: readonly string[]): SignatureSigner[] {
  const getPlace = ({ _id }: SignatureSigner) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length);
  return persons.toSorted((one, other) => getPlace(one) - getPlace(other));
}
