import type { DuplicateChoice, RowDecision } from '@girassol/shared-domain/imports';
import type { Row, Tx } from '../../../../platform/database';
import { choiceFor, judgedAs } from '../changes';
import type { People } from '../people';
import { faulty, type GoodRow, type ImportContext, type Verdict } from '../target';
import { twinReason } from '../twin-reason';
import { customerChanges } from './customer-changes';
import { type RowCustomer, rowCustomer, wantedOf } from './customer-columns';
import type { EarlierCustomers } from './earlier-customers';
import { findCustomers } from './find-customers';
import { maybeSame, resemblance, SAME_WITHOUT_CONTACT } from './resemblance';
import { type EarlierWithoutContact, findWithoutContact, isWithoutContact } from './without-contact';

/** A row with what is to become of its customer. */
export interface CustomerPlan {
  line: number;
  row: RowCustomer;
  verdict: Verdict;
  /** The one that is there. */
  current: Row<'customers'> | null;
  /** The earlier line that describes the same one. */
  twin: number | null;
  how: 'FILL' | 'UPDATE';
}

interface Planning {
  people: People;
  owners: readonly string[] | null;
  earlier: EarlierCustomers;
  forUpdate: boolean;
  /** Ends the names of the properties of a customer. */
  suffix?: string;
  /** What is done with a customer that is there, whatever was chosen: for the customers of items. */
  always?: DuplicateChoice;
  /** Those of earlier rows that have neither document nor mail nor phone. */
  withoutContact: EarlierWithoutContact;
}

/** Plans what becomes of the customers of rows; nothing is written. */
export async function planCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly GoodRow[],
  { people, owners, earlier, withoutContact, forUpdate, suffix = '', always }: Planning,
): Promise<CustomerPlan[]> {
  const { caller, options } = context;
  const described = rows.map(({ line, values, decision }) => ({
    line,
    decision,
    person: values.id_colaborador_proprietario,
    customer: rowCustomer(values, suffix),
  }));
  const look = { caller, owners, matchBy: options.matchBy, forUpdate };
  const found = await findCustomers(tx, look, described);
  const strangers = await findWithoutContact(tx, look, described);

  return described.map(({ line, decision, person, customer }) => {
    const wished = choiceFor(decision, always ?? options.duplicates);
    const how = wished === 'UPDATE' ? ('UPDATE' as const) : ('FILL' as const);
    const plan = { line, row: customer, current: null, twin: null, how };
    const ownerId = person === undefined ? null : people.find(String(person));
    if (person !== undefined && ownerId === null) return { ...plan, verdict: faulty(line, [nobody(person)]) };
    if (ownerId !== null) customer.columns.owner_id = ownerId;

    const { same, isHidden, isLookalike } = found.get(line) ?? {
      same: null,
      isHidden: false,
      isLookalike: false,
    };
    if (isHidden) {
      const reason = 'O documento já é de um cliente de outra pessoa.';
      return { ...plan, verdict: { ...faulty(line, []), state: 'SKIPPED' as const, reason } };
    }
    // A document belongs to one customer, whatever somebody decides.
    const isProven = same !== null && same.document !== '' && same.document === customer.columns.document;
    const choice = wished === 'CREATE' && isProven ? 'FILL' : wished;
    if (same && choice !== 'CREATE')
      return { ...plan, current: same, verdict: judgeSame(line, customer, same, choice) };

    const resembled =
      choice === 'CREATE' ? null : resemblance(strangers.get(line), withoutContact.find(customer));
    const isSame = resembled !== null && (resembled.isSure || decision !== null);
    if (isSame && resembled.record && choice !== 'CREATE') {
      const verdict = judgeSame(line, customer, resembled.record, choice);
      return { ...plan, current: resembled.record, verdict: { ...verdict, reason: SAME_WITHOUT_CONTACT } };
    }
    const twin = choice === 'CREATE' ? null : (earlier.find(customer) ?? (isSame ? resembled.line : null));
    if (twin !== null)
      return { ...plan, twin, verdict: twinVerdict({ line, customer, twin, choice, isLookalike }) };
    earlier.add(line, customer);
    withoutContact.add(line, customer);
    // Of the customers of items nobody is asked: those are new, and told.
    if (resembled && always === undefined)
      return { ...plan, verdict: maybeSame({ line, customer }, resembled) };
    const isAlike = isLookalike || resembled !== null;
    return { ...plan, verdict: twinVerdict({ line, customer, twin, choice, isLookalike: isAlike }) };
  });
}

const nobody = (person: unknown) => ({
  column: null,
  property: 'id_colaborador_proprietario',
  value: String(person),
  message: `Nenhum colaborador é “${String(person)}”: escreva o e-mail ou o nome completo, ou deixe vazio.`,
});

function judgeSame(
  line: number,
  customer: RowCustomer,
  same: Row<'customers'>,
  choice: DuplicateChoice,
): Verdict {
  const base = { ...faulty(line, []), recordId: same.id, recordName: same.name };
  const changes = customerChanges(same, customer, judgedAs(choice));
  const reason = `Já cadastrado: ${same.name}.`;
  if (choice === 'SKIP') return { ...base, state: 'SKIPPED', reason };
  if (changes === null) return { ...base, state: 'SAME' };
  if (choice === 'ASK') return { ...base, state: 'ASK', reason };
  return { ...base, state: 'READY', action: 'UPDATE' };
}

interface Twin {
  line: number;
  customer: RowCustomer;
  twin: number | null;
  choice: DuplicateChoice | RowDecision;
  isLookalike: boolean;
}

function twinVerdict({ line, customer, twin, choice, isLookalike }: Twin): Verdict {
  const base = { ...faulty(line, []), recordName: customer.columns.name };
  // Of one without contact it is asked again whether it is there by now.
  const wanted = isWithoutContact(customer.columns) ? null : wantedOf(customer);
  if (twin === null) return { ...base, state: 'READY', action: 'CREATE', isLookalike, wanted };
  const reason = twinReason(twin);
  if (choice === 'SKIP') return { ...base, state: 'SKIPPED', reason };
  if (choice === 'ASK') return { ...base, state: 'ASK', reason };
  return { ...base, state: 'READY', action: 'UPDATE', reason };
}
