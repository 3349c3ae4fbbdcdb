import type { ImportedChanges, Row, Tx } from '@girassol/api-platform/database';
import { formatCpfOrCnpj, formatNumber } from '@girassol/shared-domain';
import type { ImportOptions } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import type { AccountDraft } from './world';

/** Existing record that a row of a demonstration spreadsheet names, with the values before the import. */
interface NamedRecord {
  id: string;
  name: string;
  /** Columns that the row changed, with their former and present values; left out where it changed nothing. */
  change?: { before: ImportedChanges['record']; after: ImportedChanges['record'] };
}

/** Row of a demonstration spreadsheet. `record` is null for a row with a fault. */
export interface DemoSheetRow {
  cells: string[];
  record: NamedRecord | null;
}

/** Spreadsheet that a demonstration account imported, with the outcome of its rows. */
export interface DemoSheet {
  type: ImportType;
  fileName: string;
  /** Properties of its columns; their labels are the headers, as in the template of the product. */
  properties: readonly string[];
  duplicates: ImportOptions['duplicates'];
  rows: DemoSheetRow[];
}

/** Customers whose e-mail address came with the spreadsheet, and those who had it before. */
const FILLED_CUSTOMERS = 9;
const SAME_CUSTOMERS = 3;

/**
 * Builds the spreadsheet with which a demonstration account completed the e-mail addresses of customers. Three of its rows
 * have faults: a mistyped CPF, an incomplete address, no name.
 */
export async function buildCustomerSheet(tx: Tx, { accountId }: AccountDraft): Promise<DemoSheet> {
  const customers = await tx
    .selectFrom('customers as c')
    .selectAll('c')
    .where('c.account_id', '=', accountId)
    // Contracts name the address of their signers: it was there before.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sale_contracts as d')
            .select('d.id')
            .whereRef('d.account_id', '=', 'c.account_id')
            .whereRef('d.customer_id', '=', 'c.id'),
        ),
      ),
    )
    .orderBy('c.registered_at', 'desc')
    .orderBy('c.id')
    .execute();
  const reachable = customers.filter(({ email }) => email !== '');
  const filled = reachable.slice(0, FILLED_CUSTOMERS);
  const same = reachable.slice(FILLED_CUSTOMERS, FILLED_CUSTOMERS + SAME_CUSTOMERS);
  const [mistyped, incomplete, nameless] = customers.filter(({ email, is_cnpj }) => email === '' && !is_cnpj);
  const good: DemoSheetRow[] = [
    ...filled.map((customer) => ({
      cells: toCells(customer),
      record: {
        ...nameCustomer(customer),
        change: { before: { email: '' }, after: { email: customer.email } },
      },
    })),
    ...same.map((customer) => ({ cells: toCells(customer), record: nameCustomer(customer) })),
  ];
  const faulty: DemoSheetRow[] = [
    ...(mistyped
      ? [
          toCells({
            ...mistyped,
            document: mistypeLastDigit(mistyped.document),
            email: 'contato@correio.test',
          }),
        ]
      : []),
    ...(incomplete ? [toCells({ ...incomplete, email: 'correio.test' })] : []),
    ...(nameless ? [toCells({ ...nameless, name: '', email: 'obra@correio.test' })] : []),
  ].map((cells) => ({ cells, record: null }));
  return {
    type: 'customer',
    fileName: 'clientes-com-e-mail.csv',
    properties: ['nome', 'cpf_ou_cnpj', 'email'],
    duplicates: 'FILL',
    rows: [...good, ...faulty].sort((one, other) =>
      (one.cells[0] ?? '').localeCompare(other.cells[0] ?? '', 'pt-BR'),
    ),
  };
}

const nameCustomer = ({ id, name }: Row<'customers'>) => ({ id, name });

const toCells = ({ name, document, email }: Pick<Row<'customers'>, 'name' | 'document' | 'email'>) => [
  name,
  formatCpfOrCnpj(document),
  email,
];

/** Another last digit is never right: the check digits follow from the others. */
const mistypeLastDigit = (document: string): string =>
  document.slice(0, -1) + String((Number(document.at(-1)) + 1) % 10);

/** Makers whose prices rose. */
const dearerMakers: readonly string[] = ['Corrente', 'Fluxo Inversores'];
/** Former price, as a share of the present one. */
const FORMER_PRICE_SHARE = 0.96;
/** Former prices are whole tens of reais, as price lists have them. */
const PRICE_STEP_CENTS = 1_000;

/**
 * Builds the price list with which a demonstration account updated its inverters. One of its rows has no price to read.
 */
export async function buildInverterSheet(tx: Tx, { accountId }: AccountDraft): Promise<DemoSheet> {
  const inverters = await tx
    .selectFrom('catalogue_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'inverters')
    .orderBy('registered_at')
    .execute();
  const rows = inverters.map(({ id, name, manufacturer, power, price_cents }): DemoSheetRow => {
    const former = Math.round((price_cents * FORMER_PRICE_SHARE) / PRICE_STEP_CENTS) * PRICE_STEP_CENTS;
    return {
      cells: [name, manufacturer, String(Number(power)), formatNumber(price_cents / 100, 2)],
      record: {
        ...{ id, name },
        ...(dearerMakers.includes(manufacturer) && {
          change: { before: { price_cents: former }, after: { price_cents } },
        }),
      },
    };
  });
  return {
    type: 'inverter',
    fileName: 'tabela-de-inversores.csv',
    properties: ['inversor_modelo', 'inversor_fabricante', 'inversor_potencia_em_watts', 'valor_unitario'],
    duplicates: 'UPDATE',
    rows: [...rows, { cells: ['VC-8000 Híbrido', 'Volt & Co', '8000', 'sob consulta'], record: null }],
  };
}
