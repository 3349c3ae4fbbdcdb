import type { SignatureSigner } from '@girassol/shared-domain/contract';
import { formatFullName } from '@girassol/shared-domain/signatures';
import { MenuButton, type MenuItem, type MenuSection } from '@girassol/shared-ui/overlays';
import { type ContractRef, useSignerCandidates } from '../data/signature';
import type { SignerCandidate } from './signer-values';

interface AddSignerProps {
  of: ContractRef;
  persons: readonly SignatureSigner[];
  /** Null: somebody who is typed in. */
  onChoose: (candidate: SignerCandidate | null) => void;
}

const origins = [
  { from: 'CUSTOMER', label: 'Cliente', icon: 'user' },
  { from: 'ACCOUNT', label: 'Da sua conta', icon: 'team' },
] as const;

/** Button that adds a signer: a suggested person with known data, or anybody else. */
export function AddSignerButton({ of, persons, onChoose }: AddSignerProps) {
  const candidates = useSignerCandidates(of).data?.candidates ?? [];
  const isThere = ({ email, document }: SignerCandidate) =>
    persons.some((person) => person.email === email && person.document === document);
  const sections = origins.map(
    ({ from, label, icon }): MenuSection => ({
      id: from,
      label,
      items: candidates
        .filter((candidate) => candidate.from === from && !isThere(candidate))
        .map((candidate, index) => ({
          id: `${from} ${index}`,
          label: formatFullName(candidate),
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
