import { formatContractNumber } from './contract-number';

/** Number and name of a contract, of which the name may begin with the number. */
interface NamedContract {
  number: number;
  name: string;
}

const formatNumbered = (number: number): string => `Contrato ${formatContractNumber(number)}`;

/**
 * Returns the name of a contract without its number, for texts that begin with the number: `Carla Schmidt` of
 * `Contrato 00012 Carla Schmidt`. Names without the number are returned unchanged; the result may be ''.
 */
export function getContractSubject({ number, name }: NamedContract): string {
  const numbered = formatNumbered(number);
  const rest = name.slice(numbered.length);
  return name.startsWith(numbered) && !/^[\p{L}\p{N}]/u.test(rest)
    ? rest.replace(/^[\s,:·–-]+/, '').trim()
    : name.trim();
}

/** Formats a contract for sentences: `Contrato 00012, "Carla Schmidt"`, with its number once. */
export function formatContractLabel(contract: NamedContract): string {
  const subject = getContractSubject(contract);
  const numbered = formatNumbered(contract.number);
  return subject === '' ? numbered : `${numbered}, "${subject}"`;
}

/** Formats the name of a contract's files, without extension: `Contrato 00012 - Carla Schmidt`, with its number once. */
export const formatContractFileName = (contract: NamedContract): string =>
  [formatNumbered(contract.number), getContractSubject(contract)].filter(Boolean).join(' - ');
