import { z } from 'zod';
import { boardKinds } from '../boards/board-permissions';
import { ucTypes } from '../boards/uc-types';

/** Identifiers are UUIDs everywhere. */
export const id = z.uuid();

/** A free text of a form, trimmed, at most `max` characters. */
export const text = (max: number) => z.string().trim().max(max);

/** Calendar date, `yyyy-mm-dd`, of years that a person may mean. */
export const isoDate = z.iso.date().refine((date) => date >= '1900-01-01' && date <= '2199-12-31');

/** More than nothing, also in the three decimals that are kept. */
export const positive = z.number().min(0.001);

/** Time of day, `hh:mm`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Epoch milliseconds. */
export const timestamp = z.number().int();

/** Amount in reais. What has more than two decimals is rounded to the cent (`toCents`). */
export const reais = z.number().min(0).max(9_999_999_999.99);

/** 1-based page counter, as it comes in a path. */
export const multiplier = z.coerce.number().int().min(1).max(100_000);

const isDigits = (value: unknown) => typeof value !== 'string' || /^\d+$/.test(value);

/** 0-based counter, as it comes in an address: an empty text is no 0. */
export const fromZeroTo = (most: number) =>
  z.preprocess((value) => (isDigits(value) ? value : Number.NaN), z.coerce.number().int().min(0).max(most));

export const boardKind = z.enum(boardKinds);
export const itemStatus = z.enum(['IN_PROGRESS', 'CLOSED', 'LOST']);
export const leadTemperature = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]);
export const ucType = z.enum(ucTypes);
export const fetchScope = z.enum(['USER', 'MANAGER', 'TEAM', 'VENDOR']);

export const personName = z.object({ _id: id, personalData: z.object({ name: z.string() }) });

export const empty = z.object({});

export type ItemStatus = z.infer<typeof itemStatus>;
export type LeadTemperature = z.infer<typeof leadTemperature>;
export type FetchScope = z.infer<typeof fetchScope>;

/** Additive: names what a call did, so that whoever made it can take it back for a day; absent when nothing changed. */
export const undoable = { deed: id.optional() };
