import type { SignaturePerson } from '@girassol/shared-domain/contract';
import { fullNameOf } from '@girassol/shared-domain/signatures';
import { MenuButton, type MenuItem, type MenuSection } from '@girassol/shared-ui/overlays';
import { type OfContract, useCandidates } from '../data/signature';
import type { Candidate } from './signer-values';

interface AddSignerProps {
  of: OfContract;
  persons: readonly SignaturePerson[];
  /** Null: somebody who is typed in. */
  onChoose: (candidate: Candidate | null) => void;
}

const origins = [
  { from: 'CUSTOMER', label: 'Cliente', icon: 'user' },
  { from: 'ACCOUNT', label: 'Da sua conta', icon: 'team' },
] as const;

/** Who might sign is offered with what is known of them; anybody else is typed in. */
export function AddSigner({ of, persons, onChoose }: AddSignerProps) {
  const { data: candidates = [] } = useCandidates(of);
  const isThere = ({ email, document }: Candidate) =>
    persons.some((person) => person.email === email && person.document === document);
  const sections = origins.map(
    ({ from, label, icon }): MenuSection => ({
      id: from,
      label,
      items: candidates
        .filter((candidate) => candidate.from === from && !isThere(candidate))
        .map((candidate, index) => ({
          id: `${from} ${index}`,
          label: fullNameOf(candidate),
          description: candidate.email,
          icon,
          onAction: () => onChoose(candidate),
        })),
    }),
  );
  const other: MenuItem = {
    id: 'other',
    label: 'Outra pessoa',
    icon: 'user-plus',
    onAction: () => onChoose(null),
  };
  return (
    <MenuButton
      label="Adicionar signatário"
      icon="user-plus"
      size="sm"
      items={[...sections.filter(({ items }) => items.length > 0), other]}
    />
  );
}
