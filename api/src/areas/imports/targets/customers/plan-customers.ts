import type { Row, Tx } from '@girassol/api-platform/database';
import type { DuplicateChoice, ImportRowDecision } from '@girassol/shared-domain/imports';
import type { AssignableUsers } from '../assignable-users';
import { getChangeMode, resolveDuplicateChoice } from '../changes';
import {
  formatDuplicateLineReason,
  formatSameDocumentOtherNameReason,
} from '../format-duplicate-line-reason';
import { areNamesOfDifferentCustomers } from '../name-similarity';
import { buildFaultyVerdict, type ImportContext, type RowVerdict, type ValidRow } from '../target';
import { describeUnappliedValues, describeUnappliedValuesOfLine, joinReasons } from '../unapplied-values';
import {
  buildResemblanceVerdict,
  chooseResemblingRecordOrLine,
  SAME_WITHOUT_CONTACT_REASON,
} from './choose-resembling-record-or-line';
import { computeCustomerChanges } from './compute-customer-changes';
import type { EarlierCustomer, EarlierRowCustomerIndex } from './create-earlier-customer-index';
import {
  type ContactlessCustomerMatch,
  type EarlierWithoutContactIndex,
  findCustomersWithoutContact,
  isWithoutContact,
} from './customers-without-contact';
import { findCustomersByName } from './find-customers-by-name';
import { parseRowCustomer, type RowCustomer, toColumnsStoredWithRow } from './imported-customer-columns';
import { listUnappliedDifferences } from './list-unapplied-differences';
import { matchCustomers } from './match-customers';

/** Row of an import with the planned outcome for the customer that it describes. */
export interface CustomerPlan {
  line: number;
  row: RowCustomer;
  verdict: RowVerdict;
  /** The one that is there. */
  current: Row<'customers'> | null;
  /** The earlier line that describes the same one. */
  twin: number | null;
  how: 'FILL' | 'UPDATE';
  /** Tells what the row says otherwise than the one who is there, or than the earlier line, and what stays; null: nothing. */
  kept: string | null;
}

interface Planning {
  people: AssignableUsers;
  owners: readonly string[] | null;
  earlier: EarlierRowCustomerIndex;
  forUpdate: boolean;
  /** Ends the names of the properties of a customer. */
  suffix?: string;
  /** Choice for existing customers that overrides the chosen one. Used for the customers of items. */
  always?: DuplicateChoice;
  /** Customers of earlier rows without document, e-mail address and phone. */
  withoutContact: EarlierWithoutContactIndex;
}

/**
 * Plans for each row of an import whether the customer that the row describes is created, updated or skipped,
 * or needs a decision of the user. Writes nothing.
 */
export async function planCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly ValidRow[],
  { people, owners, earlier, withoutContact, forUpdate, suffix = '', always }: Planning,
): Promise<CustomerPlan[]> {
  const { caller, options } = context;
  const described = rows.map(({ line, values, decision }) => ({
    line,
    decision,
    person: values.id_colaborador_proprietario,
    customer: parseRowCustomer(values, suffix),
  }));
  const look = { caller, owners, matchBy: options.matchBy, forUpdate };
  const found = await matchCustomers(tx, look, described);
  const strangers = await findCustomersWithoutContact(tx, look, described);
  const namesakes = await findCustomersByName(
    tx,
    look,
    described.filter(({ line }) => !strangers.has(line)),
  );

  const keptBeside = (
    current: object,
    customer: RowCustomer,
    choice: DuplicateChoice | 'CREATE',
  ): string[] =>
    choice === 'FILL' || choice === 'SKIP'
      ? listUnappliedDifferences({ current, customer, how: choice, type: context.type, suffix })
      : [];

  /** Judges a row about an existing customer, which the earlier lines may change first. */
  const judgeExisting = (
    line: number,
    customer: RowCustomer,
    same: Row<'customers'>,
    choice: DuplicateChoice,
  ): { kept: string | null; verdict: RowVerdict; isRepeat: boolean } => {
    const changed = earlier.compareRecord(same.id, customer);
    const kept = describeUnappliedValues(
      changed ? keptBeside(changed.current, changed.customer, choice) : keptBeside(same, customer, choice),
    );
    const verdict = judgeSame({ line, customer, same, choice, kept });
    if (verdict.state !== 'READY') return { kept, verdict, isRepeat: false };
    if (changed && addsNothing(changed, choice)) {
      const reason = joinReasons(formatDuplicateLineReason(changed.line), kept);
      // With an item the row is more than its customer.
      const state = always === undefined ? 'SKIPPED' : 'SAME';
      return { kept, verdict: { ...verdict, state, action: null, reason }, isRepeat: true };
    }
    earlier.mergeRecord(same, { line, customer, how: toChangeMode(choice) });
    return { kept, verdict, isRepeat: false };
  };

  return described.map(({ line, decision, person, customer }) => {
    const wished = always ?? resolveDuplicateChoice(decision, options.duplicates);
    const plan = { line, row: customer, current: null, twin: null, how: toChangeMode(wished), kept: null };
    const ownerId = person === undefined ? null : people.find(String(person));
    if (person !== undefined && ownerId === null)
      return { ...plan, verdict: buildFaultyVerdict(line, [nobody(person)]) };
    if (ownerId !== null) customer.columns.owner_id = ownerId;

    const { same, isHidden, isLookalike } = found.get(line) ?? {
      same: null,
      isHidden: false,
      isLookalike: false,
    };
    if (isHidden) {
      const reason = 'O documento já é de um cliente de outra pessoa.';
      return { ...plan, verdict: { ...buildFaultyVerdict(line, []), state: 'SKIPPED' as const, reason } };
    }
    // A document belongs to one customer, whatever somebody decides.
    const isProven = same !== null && same.document !== '' && same.document === customer.columns.document;
    const choice = wished === 'CREATE' && isProven ? 'FILL' : wished;
    // The decision on the row answers the question about the customer of an item.
    const isLeftOut = always !== undefined && decision === 'SKIP';
    if (same && choice !== 'CREATE') {
      const isQuestion =
        isProven &&
        choice !== 'SKIP' &&
        areNamesOfDifferentCustomers(same.name, customer.columns.name, same.document);
      if (isQuestion && isLeftOut) return { ...plan, verdict: leftOut(line) };
      if (isQuestion && decision === null)
        return { ...plan, current: same, verdict: askAboutOtherName(line, same) };
      const answer = isQuestion ? answerFor(decision, choice) : choice;
      const { kept, verdict } = judgeExisting(line, customer, same, answer);
      return { ...plan, how: toChangeMode(answer), current: same, kept, verdict };
    }

    const resembled =
      choice === 'CREATE'
        ? null
        : chooseResemblingRecordOrLine(
            strangers.get(line) ?? maybe(namesakes.get(line)),
            withoutContact.find(customer),
          );
    if (resembled?.record && !resembled.isSure && isLeftOut) return { ...plan, verdict: leftOut(line) };
    const isAnswered = decision !== null && decision !== 'CREATE';
    const isSame = resembled !== null && (resembled.isSure || isAnswered);
    if (isSame && resembled.record && choice !== 'CREATE') {
      const answer = resembled.isSure ? choice : answerFor(decision, choice);
      const { kept, verdict, isRepeat } = judgeExisting(line, customer, resembled.record, answer);
      const reason =
        isWithoutContact({ ...resembled.record }) && !isRepeat
          ? joinReasons(SAME_WITHOUT_CONTACT_REASON, kept)
          : verdict.reason;
      return {
        ...plan,
        how: toChangeMode(answer),
        current: resembled.record,
        kept,
        verdict: { ...verdict, reason },
      };
    }
    const first = earlier.find(customer);
    const before = choice === 'CREATE' && !first?.isProven ? null : first;
    const twin = before?.line ?? (isSame ? resembled.line : null);
    const isTwinAsked =
      before?.isProven &&
      choice !== 'SKIP' &&
      areNamesOfDifferentCustomers(before.name, customer.columns.name, String(customer.columns.document));
    if (isTwinAsked && isLeftOut) return { ...plan, verdict: leftOut(line) };
    if (isTwinAsked && decision === null)
      return { ...plan, twin: before.line, verdict: twinUnderOtherName({ line, customer }, before) };
    if (twin !== null) {
      const answer = isTwinAsked ? answerFor(decision, choice) : choice;
      const compared = earlier.compare(twin, customer);
      const kept =
        compared &&
        describeUnappliedValuesOfLine(twin, keptBeside(compared.current, compared.customer, answer));
      // With an item the row is more than its customer.
      const isRepeat =
        always === undefined &&
        answer !== 'ASK' &&
        answer !== 'SKIP' &&
        compared !== null &&
        addsNothing(compared, answer);
      if (answer !== 'SKIP' && answer !== 'ASK') earlier.merge(twin, customer, toChangeMode(answer));
      const verdict = twinVerdict({
        line,
        customer,
        twin,
        choice: answer,
        isRepeat,
        isLookalike,
        kept,
      });
      return { ...plan, how: toChangeMode(answer), twin, kept, verdict };
    }
    earlier.add(line, customer);
    withoutContact.add(line, customer);
    // Of customers of items that only resemble an earlier row nobody is asked: they are new, and told.
    if (resembled && decision === null && (always === undefined || resembled.record))
      return { ...plan, verdict: buildResemblanceVerdict({ line, customer }, resembled) };
    const isAlike = isLookalike || resembled !== null;
    return {
      ...plan,
      verdict: twinVerdict({ line, customer, twin, choice, isLookalike: isAlike, kept: null }),
    };
  });
}

const toChangeMode = (choice: DuplicateChoice | 'CREATE'): 'FILL' | 'UPDATE' =>
  choice === 'UPDATE' ? 'UPDATE' : 'FILL';

/** Reads the answer to a question about a customer who stays one: a new one of the same document cannot be made. */
function answerFor(decision: ImportRowDecision | null, chosen: DuplicateChoice | 'CREATE'): DuplicateChoice {
  const answer = resolveDuplicateChoice(decision, chosen === 'CREATE' ? 'FILL' : chosen);
  return answer === 'CREATE' ? 'FILL' : answer;
}

/** A customer with the same name, of whom nothing more is known. */
const maybe = (there: Row<'customers'> | undefined): ContactlessCustomerMatch<Row<'customers'>> | undefined =>
  there && { there, isSure: false };

const leftOut = (line: number): RowVerdict => ({
  ...buildFaultyVerdict(line, []),
  state: 'SKIPPED',
  reason: 'Deixada de fora: o cliente pode ser outro.',
});

/**
 * Returns the verdict on a row whose document belongs to a customer with another name. A person has to decide which one
 * is mistyped.
 */
const askAboutOtherName = (line: number, same: Row<'customers'>): RowVerdict => ({
  ...buildFaultyVerdict(line, []),
  state: 'ASK',
  recordId: same.id,
  recordName: same.name,
  reason: `O mesmo CPF ou CNPJ, com outro nome: já é de ${same.name}.`,
});

const twinUnderOtherName = (
  { line, customer }: { line: number; customer: RowCustomer },
  before: EarlierCustomer,
): RowVerdict => ({
  ...buildFaultyVerdict(line, []),
  state: 'ASK',
  recordName: customer.columns.name,
  reason: formatSameDocumentOtherNameReason(before.line, before.name),
});

const nobody = (person: unknown) => ({
  column: null,
  property: 'id_colaborador_proprietario',
  value: String(person),
  message: `Nenhum colaborador é “${String(person)}”: escreva o e-mail ou o nome completo, ou deixe vazio.`,
});

interface Judging {
  line: number;
  customer: RowCustomer;
  same: Row<'customers'>;
  choice: DuplicateChoice;
  kept: string | null;
}

function judgeSame({ line, customer, same, choice, kept }: Judging): RowVerdict {
  const base = { ...buildFaultyVerdict(line, []), recordId: same.id, recordName: same.name };
  const changes = computeCustomerChanges(same, customer, getChangeMode(choice));
  const reason = `Já cadastrado: ${same.name}.`;
  if (choice === 'SKIP') return { ...base, state: 'SKIPPED', reason };
  if (changes === null) return { ...base, state: 'SAME', reason: kept };
  if (choice === 'ASK') return { ...base, state: 'ASK', reason };
  return { ...base, state: 'READY', action: 'UPDATE', reason: kept };
}

const addsNothing = (
  { current, customer }: { current: object; customer: RowCustomer },
  choice: DuplicateChoice | 'CREATE',
): boolean => computeCustomerChanges(current, customer, getChangeMode(choice)) === null;

interface Twin {
  line: number;
  customer: RowCustomer;
  twin: number | null;
  choice: DuplicateChoice | ImportRowDecision;
  /** The row adds nothing to the earlier line. */
  isRepeat?: boolean;
  isLookalike: boolean;
  kept: string | null;
}

function twinVerdict({
  line,
  customer,
  twin,
  choice,
  isRepeat = false,
  isLookalike,
  kept,
}: Twin): RowVerdict {
  const base = { ...buildFaultyVerdict(line, []), recordName: customer.columns.name };
  // Of one without contact it is asked again whether it is there by now.
  const wanted = isWithoutContact(customer.columns) ? null : toColumnsStoredWithRow(customer);
  if (twin === null) return { ...base, state: 'READY', action: 'CREATE', isLookalike, wanted };
  const reason = formatDuplicateLineReason(twin);
  if (choice === 'SKIP') return { ...base, state: 'SKIPPED', reason };
  if (choice === 'ASK') return { ...base, state: 'ASK', reason };
  const said = joinReasons(reason, kept);
  if (isRepeat) return { ...base, state: 'SKIPPED', reason: said };
  return { ...base, state: 'READY', action: 'UPDATE', reason: said };
}
