import { api, computeSha256 } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { buildHeadersFingerprintText, type ImportType } from '@girassol/shared-domain/imports';
import { useQuery } from '@tanstack/react-query';

const READ = 'GET /imports/template/:importType/:hash';
const SAVE = 'POST /imports/template';

/** Mapping of columns to properties, saved for all files with the same headers. */
export type MappingTemplate = NonNullable<ResponseBody<typeof READ>['template']>;

/** Result of looking up the saved mapping of a file. */
export interface MappingTemplateLookup {
  /** Hash of the headers; null if the browser has no digests, as on a page without TLS. */
  hash: string | null;
  template: MappingTemplate | null;
  /** True if loading the mapping failed. */
  hasFailed: boolean;
}

/**
 * Computes the SHA-256 of a file's column headers as hexadecimal digits (imports-033); null if the browser
 * cannot compute hashes.
 */
export const computeHeaderHash = (headers: readonly string[]): Promise<string | null> =>
  computeSha256(new TextEncoder().encode(buildHeadersFingerprintText(headers)));

/** The mapping that was saved for these headers. A failure is logged, and not told in a dialog (imports-037). */
async function loadTemplate(
  importType: ImportType,
  headers: readonly string[],
): Promise<MappingTemplateLookup> {
  const hash = await computeHeaderHash(headers);
  if (hash === null) return { hash, template: null, hasFailed: false };
  try {
    const { template } = await api(READ, { params: { importType, hash }, silent: true });
    return { hash, template, hasFailed: false };
  } catch (error) {
    console.warn('Saved templates could not be asked for.', error);
    return { hash, template: null, hasFailed: true };
  }
}

/** Loads the mapping saved for files with the given headers; undefined while loading. */
export function useMappingTemplate(
  importType: ImportType,
  headers: readonly string[],
): MappingTemplateLookup | undefined {
  const { data } = useQuery({
    queryKey: ['imports', 'template', importType, headers],
    queryFn: () => loadTemplate(importType, headers),
    // Another tab may have saved one.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return data;
}

/**
 * Saves a mapping, replacing an existing one. Resolves to false on failure, which is only logged (imports-036,
 * imports-037).
 */
export async function saveMappingTemplate(body: RequestBody<typeof SAVE>): Promise<boolean> {
  try {
    await api(SAVE, { body, silent: true });
    return true;
  } catch (error) {
    console.warn('The template was not saved.', error);
    return false;
  }
}
