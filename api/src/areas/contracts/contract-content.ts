import { z } from 'zod';
import { isStorable } from '../../platform/http/json-body';
import { wrongField } from '../../platform/refusals/refusal';

const WRONG = 'Os dados do contrato não chegaram inteiros. Gere de novo.';

const text = z.string().max(20_000).refine(isStorable);
const tag = z.string().min(1).max(200).refine(isStorable);
const line = z.record(tag, text);

/** What a contract was filled with: tags, and the texts that stand in their place; of a repetition its lines. */
const contentSchema = z.record(tag, z.union([text, z.array(line).max(1_000)]));

export type ContractContent = z.infer<typeof contentSchema>;

/** The content as it was sent, or a refusal that says it is none. */
export function parseContent(json: string): ContractContent {
  try {
    return contentSchema.parse(JSON.parse(json));
  } catch {
    throw wrongField('content', WRONG);
  }
}
