import { removeAccents } from '@girassol/shared-domain';

/**
 * Formats a `content-disposition` header with a file name in any language (RFC 6266): ASCII for old programs,
 * and the exact name as UTF-8. No character of the name can end the header or its value.
 */
export function formatContentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = removeAccents(name).replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
