import type { NewRow } from '../platform/database';
import type { Calendar } from './calendar';
import { makeCnpj, makeCpf } from './documents';
import { companies, firstNames, homeWorks, lastNames } from './names';
import { type Place, places } from './places';
import type { Random } from './random';
import { demoLists } from './settings';

/** A customer, and what is built there. */
export interface DemoCustomer {
  row: NewRow<'customers'> & { registered_at: Date };
  isCompany: boolean;
  /** What a sale to this customer is called, without its size. */
  works: string;
  /** Modules asked for. */
  modules: [low: number, high: number];
}

interface Wanted {
  accountId: string;
  /** Who looks after the customer; repeated owners get more. */
  owners: readonly [string, ...string[]];
  count: number;
}

/** Customers with valid documents and addresses; one in four is a company, and some companies have letters in the CNPJ. */
export function makeCustomers(
  random: Random,
  calendar: Calendar,
  { accountId, owners, count }: Wanted,
): DemoCustomer[] {
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const isCompany = index % 4 === 3;
    const company = random.pick(companies);
    const name = freshName(names, () =>
      isCompany ? `${company.title} ${random.pick(lastNames)} ${company.suffix}` : personName(random),
    );
    const registered = calendar.past(20 + Math.round((count - index) * 2.2));
    return {
      isCompany,
      works: isCompany ? company.works : random.pick(homeWorks),
      modules: isCompany ? company.modules : [5, 20],
      row: {
        account_id: accountId,
        id: random.id(registered),
        owner_id: random.pick(owners),
        name,
        email: random.chance(0.8) ? `${handleOf(name)}@correio.test` : '',
        document: isCompany ? makeCnpj(random, { letters: index % 16 === 15 }) : makeCpf(random),
        is_cnpj: isCompany,
        origin: random.pick(demoLists.origins),
        archived_at: null,
        registered_at: new Date(registered),
        // Most live in the first places of the list, where the company is.
        ...addressIn(
          random,
          places[Math.floor(random.next() ** 1.7 * places.length)] ?? places[0],
          isCompany,
        ),
      },
    };
  });
}

function addressIn(
  random: Random,
  { uf, city, area, postalCodes, streets, districts }: Place,
  isCompany: boolean,
) {
  // Mobile numbers that begin with 90 belong to nobody.
  const mobile = `${area}90${random.digits(7)}`;
  return {
    uf,
    city,
    phone: isCompany ? `${area}30${random.digits(6)}` : mobile,
    whatsapp: mobile,
    postal_code: `${random.int(...postalCodes)}`.padStart(5, '0') + random.digits(3),
    street: random.pick(streets),
    number: String(random.int(20, 2_400)),
    district: random.pick(districts),
    complement: !isCompany && random.chance(0.15) ? `Casa ${random.int(1, 4)}` : '',
  };
}

function freshName(taken: Set<string>, make: () => string): string {
  let name = make();
  while (taken.has(name)) name = make();
  taken.add(name);
  return name;
}

function personName(random: Random): string {
  const father = random.pick(lastNames);
  let mother = random.pick(lastNames);
  while (mother === father) mother = random.pick(lastNames);
  return `${random.pick(firstNames)} ${mother} ${father}`;
}

/** `maria.souza` of "Maria Aparecida Lima Souza", `padaria.souza` of "Padaria e Confeitaria Souza Ltda". */
function handleOf(name: string): string {
  const words = name.split(' ').filter((word) => !companySuffixes.has(word));
  return `${words[0]}.${words.at(-1)}`
    .normalize('NFD')
    .replace(/[^\w.]/g, '')
    .toLowerCase();
}

const companySuffixes = new Set(companies.flatMap(({ suffix }) => suffix.split(' ')));
