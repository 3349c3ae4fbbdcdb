import { useOwnerName } from './use-owner-name';

/** Sentence that sends to the owner of the account for a permission: `Peça a Ana Souza, titular da conta, a permissão para …`. */
export function OwnerRequest({ permission }: { permission: string }) {
  const owner = useOwnerName();
  const request = owner ? `Peça a ${owner}, titular da conta,` : 'Peça ao titular da conta';
  return <>{`${request} a permissão para ${permission}.`}</>;
}
