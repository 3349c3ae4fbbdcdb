import { isStorableText } from '@girassol/api-platform/http/json-body';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { z } from 'zod';

const WRONG = 'Os dados do contrato não chegaram inteiros. Gere de novo.';

const text = z.string().max(20_000).refine(isStorableText);
const tag = z.string().min(1).max(200).refine(isStorableText);
const line = z.record(tag, text);

/** The values that a contract was filled with: tags, and the texts that stand in their place; of a repetition its lines. */
const contentSchema = z.record(tag, z.union([text, z.array(line).max(1_000)]));

/**
 * Values with which a contract template was filled: a text by tag, or a list of lines by the tag of a
 * repetition.
 */
export type ContractContent = z.infer<typeof contentSchema>;

/**
 * Parses the values of a contract's tags from the JSON of a request. Refused (400) if the JSON is invalid.
 */
export function parseContractContent(json: string): ContractContent {
  try {
    return contentSchema.parse(JSON.parse(json));
  } catch {
    throw invalidField('content', WRONG);
  }
}
