import type { NewRow } from '@girassol/api-platform/database';
import { type DemoCity, demoCities } from './demo-cities';
import type { DemoRandom } from './demo-random';
import { generateCnpj, generateCpf } from './documents';
import { companyKinds, firstNames, homeSaleNames, lastNames } from './names';
import { demoSettingsChoices } from './settings';
import type { WorkingHoursCalendar } from './working-hours-calendar';

/**
 * Customer of the demonstration, with the name of sales to the customer and the range of modules that the
 * customer needs.
 */
export interface DemoCustomer {
  row: NewRow<'customers'> & { registered_at: Date };
  isCompany: boolean;
  /** Name of a sale to this customer, without the system's size. */
  works: string;
  /** Modules asked for. */
  modules: [low: number, high: number];
}

interface DemoCustomersRequest {
  accountId: string;
  /** Users who may own the customer; a repeated user gets more customers. */
  owners: readonly [string, ...string[]];
  count: number;
}

/**
 * Builds demonstration customers with valid documents and addresses. One in four is a company; some companies
 * have a CNPJ with letters.
 */
export function buildCustomers(
  random: DemoRandom,
  calendar: WorkingHoursCalendar,
  { accountId, owners, count }: DemoCustomersRequest,
): DemoCustomer[] {
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const isCompany = index % 4 === 3;
    const company = random.pick(companyKinds);
    const name = freshName(names, () =>
      isCompany ? `${company.title} ${random.pick(lastNames)} ${company.suffix}` : personName(random),
    );
    const registered = calendar.past(20 + Math.round((count - index) * 2.2));
    return {
      isCompany,
      works: isCompany ? company.works : random.pick(homeSaleNames),
      modules: isCompany ? company.modules : [5, 20],
      row: {
        account_id: accountId,
        id: random.id(registered),
        owner_id: random.pick(owners),
        name,
        email: random.chance(0.8) ? `${buildEmailHandle(name)}@correio.test` : '',
        document: isCompany ? generateCnpj(random, { letters: index % 16 === 15 }) : generateCpf(random),
        is_cnpj: isCompany,
        origin: random.pick(demoSettingsChoices.origins),
        archived_at: null,
        registered_at: new Date(registered),
        // Most live in the first places of the list, where the company is.
        ...addressIn(
          random,
          demoCities[Math.floor(random.next() ** 1.7 * demoCities.length)] ?? demoCities[0],
          isCompany,
        ),
      },
    };
  });
}

function addressIn(
  random: DemoRandom,
  { uf, city, area, postalCodes, streets, districts }: DemoCity,
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

function personName(random: DemoRandom): string {
  const father = random.pick(lastNames);
  let mother = random.pick(lastNames);
  while (mother === father) mother = random.pick(lastNames);
  return `${random.pick(firstNames)} ${mother} ${father}`;
}

/**
 * Builds the local part of an e-mail address: `maria.souza` for "Maria Aparecida Lima Souza", `padaria.souza` for
 * "Padaria e Confeitaria Souza Ltda".
 */
function buildEmailHandle(name: string): string {
  const words = name.split(' ').filter((word) => !companySuffixes.has(word));
  return `${words[0]}.${words.at(-1)}`
    .normalize('NFD')
    .replace(/[^\w.]/g, '')
    .toLowerCase();
}

const companySuffixes = new Set(companyKinds.flatMap(({ suffix }) => suffix.split(' ')));
