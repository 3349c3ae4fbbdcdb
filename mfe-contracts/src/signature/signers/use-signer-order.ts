import { api, attempt } from '@girassol/shared-auth';
import type { Signature, SignaturePerson } from '@girassol/shared-domain/contract';
import { moveRow } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { keepSignature, type OfContract } from '../data/signature';

interface Order {
  isOrdered: boolean;
  /** Ids. */
  persons: string[];
}

/** In which order people sign: shown at once, and as it was where the server refuses. */
export function useSignerOrder(of: OfContract, signature: Signature) {
  const [wanted, setWanted] = useState<Order | null>(null);
  const isOrdered = wanted?.isOrdered ?? signature.isOrdered;
  const persons = wanted ? inOrder(signature.persons, wanted.persons) : signature.persons;

  async function order(next: Order) {
    setWanted(next);
    const answer = await attempt(() =>
      api('PUT /signatures/single/order/:saleId/:contractId', { params: of, body: next }),
    );
    if (answer) keepSignature(of, answer.signature);
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
function inOrder(persons: readonly SignaturePerson[], ids: readonly string[]): SignaturePerson[] {
  const placeOf = ({ _id }: SignaturePerson) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length);
  return persons.toSorted((one, other) => placeOf(one) - placeOf(other));
}
