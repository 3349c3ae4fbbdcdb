import { z } from 'zod';
import { boardKinds } from '../boards/board-permissions';
import { consumerUnitTypes } from '../boards/uc-types';
import { roundToCents, toCents } from '../formats/cents';
import { trimUnseen } from '../formats/unseen';

/** Schema of an identifier, which is always a UUID. */
export const id = z.uuid();

/** Returns the schema of a free text of a form, without blanks at its ends (`trimUnseen`), of at most `max` characters. */
export const trimmedText = (max: number) => z.string().overwrite(trimUnseen).max(max);

/** Schema of a calendar date, `yyyy-mm-dd`, from 1900 to 2199. */
export const isoDate = z.iso.date().refine((date) => date >= '1900-01-01' && date <= '2199-12-31');

/** Schema of a positive number, at least 0.001, since three decimals are stored. */
export const positiveNumber = z.number().min(0.001);

/** Schema of a time of day, `hh:mm`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Schema of an instant in epoch milliseconds. */
export const timestamp = z.number().int();

/** Rounding error of added binary numbers beside whole cents (0.1 + 0.2 has 4e-17 too much), in cents. */
const DUST = 0.001;
const hasWholeCents = (reais: number) => Math.abs(reais * 100 - toCents(reais)) < DUST;

/**
 * Returns the schema of an amount in reais from 0 to `max`, in whole cents. An amount with a fraction of a
 * cent is refused (`FRACTION_OF_CENT`), because it cannot be paid. The error that binary arithmetic leaves in
 * a sum is rounded away.
 */
export const moneyUpTo = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine(hasWholeCents, { params: { problem: 'FRACTION_OF_CENT' } })
    .overwrite(roundToCents);

/** Amount in reais as a column keeps it. See {@link money}. */
export const reais = moneyUpTo(9_999_999_999.99);

/** Schema of the page number of a list in a URL path (`:multiplier`), from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000);

const isDigits = (value: unknown) => typeof value !== 'string' || /^\d+$/.test(value);

/** Returns the schema of an integer from 0 to `most` in a URL. An empty text is refused, not read as 0. */
export const integerFromZeroTo = (most: number) =>
  z.preprocess((value) => (isDigits(value) ? value : Number.NaN), z.coerce.number().int().min(0).max(most));

export const boardKind = z.enum(boardKinds);
export const itemStatus = z.enum(['IN_PROGRESS', 'CLOSED', 'LOST']);
export const leadTemperature = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]);
export const consumerUnitType = z.enum(consumerUnitTypes);
/** Schema of the scope of a list: records of one user, one manager, one team or one vendor. */
export const fetchScope = z.enum(['USER', 'MANAGER', 'TEAM', 'VENDOR']);

export const namedPerson = z.object({ _id: id, personalData: z.object({ name: z.string() }) });

export const emptyObject = z.object({});

export type ItemStatus = z.infer<typeof itemStatus>;
export type LeadTemperature = z.infer<typeof leadTemperature>;
export type FetchScope = z.infer<typeof fetchScope>;

/**
 * Response field `deed`: the id of the undoable action that a call recorded. Its author can undo the action
 * by this id within 24 hours. The field, an addition to the specification, is absent if the call changed
 * nothing.
 */
export const undoableActionField = { deed: id.optional() };

/**
 * Schema of the notes about changes that the server made in an uploaded document, as sentences for the person
 * who uploaded it. Absent if nothing was uploaded.
 */
export const uploadedDocumentChanges = z.array(z.string()).optional();
