import { api } from '@girassol/shared-auth';
import type { Answer, Body } from '@girassol/shared-domain/contract';
import { headerText, type ImportType } from '@girassol/shared-domain/imports';
import { useQuery } from '@tanstack/react-query';

const READ = 'GET /imports/template/:importType/:hash';
const SAVE = 'POST /imports/template';

/** A mapping that was saved for the headers of a file. */
export type MappingTemplate = NonNullable<Answer<typeof READ>['template']>;

/** What is known of the saved mapping of a file. */
export interface SavedTemplate {
  /** What the headers are known by; null where the browser has no digests (a page without TLS). */
  hash: string | null;
  template: MappingTemplate | null;
  /** It could not be asked for. */
  hasFailed: boolean;
}

/** SHA-256 of the headers (imports-033), in hexadecimal digits; null where the browser has no digests. */
export async function hashOfHeaders(headers: readonly string[]): Promise<string | null> {
  const { subtle } = crypto;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(headerText(headers)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The mapping that was saved for these headers. A failure is logged, and not told in a dialog (imports-037). */
async function readTemplate(importType: ImportType, headers: readonly string[]): Promise<SavedTemplate> {
  const hash = await hashOfHeaders(headers);
  if (hash === null) return { hash, template: null, hasFailed: false };
  try {
    const { template } = await api(READ, { params: { importType, hash }, silent: true });
    return { hash, template, hasFailed: false };
  } catch (error) {
    console.warn('Saved templates could not be asked for.', error);
    return { hash, template: null, hasFailed: true };
  }
}

/** What is known of the mapping that was saved for these headers; undefined until it was asked for. */
export function useTemplate(importType: ImportType, headers: readonly string[]): SavedTemplate | undefined {
  const { data } = useQuery({
    queryKey: ['imports', 'template', importType, headers],
    queryFn: () => readTemplate(importType, headers),
    // Another tab may have saved one.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return data;
}

/** Saves a mapping, in place of the one there was; false: it failed, which is logged only (imports-036, imports-037). */
export async function saveTemplate(body: Body<typeof SAVE>): Promise<boolean> {
  try {
    await api(SAVE, { body, silent: true });
    return true;
  } catch (error) {
    console.warn('The template was not saved.', error);
    return false;
  }
}
