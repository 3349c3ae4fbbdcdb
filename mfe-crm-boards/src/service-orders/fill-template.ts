import Docxtemplater from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import PizZip from 'pizzip';
import type { TagTree } from './missing-tags';
import type { OrderData } from './order-fields';

/** The template cannot be filled as it is, and why. */
export class BrokenTemplate extends Error {
  override name = 'BrokenTemplate';
}

/** What stands where something is not known (S3 §3). */
export const missingText = (tag: string) => `*** DADO NÃO CADASTRADO: ${tag} ***`;

function open(content: ArrayBuffer | Uint8Array, inspector?: InspectModule) {
  try {
    return new Docxtemplater(new PizZip(content), {
      paragraphLoop: true,
      linebreaks: true,
      // What is wrong is told to whoever sent the template.
      errorLogging: false,
      ...(inspector && { modules: [inspector] }),
      nullGetter: (part: { module?: string; value: string }) =>
        part.module === 'loop' ? [] : missingText(part.value),
    });
  } catch (error) {
    throw new BrokenTemplate(reasonOf(error));
  }
}

/** The tags of a template. Throws `BrokenTemplate` where it is no Word document, or a tag has no end. */
export function tagsOf(content: ArrayBuffer | Uint8Array): TagTree {
  const inspector = new InspectModule();
  open(content, inspector);
  return treeOf(inspector.getAllTags());
}

/** The template filled with the data, as a Word document. */
export function fillTemplate(content: ArrayBuffer | Uint8Array, data: OrderData): Blob {
  const document = open(content);
  document.render(data);
  return document.toBlob({ compression: 'DEFLATE' });
}

/** The library's answer, as what it is: names, and under those of loops more names. */
function treeOf(tags: unknown): TagTree {
  if (typeof tags !== 'object' || tags === null) return {};
  return Object.fromEntries(Object.entries(tags).map(([tag, inside]) => [tag, treeOf(inside)]));
}

const reasons: Record<string, (tag: string) => string> = {
  unopened_tag: (tag) => `a etiqueta “${tag}” tem “}” sem “{”`,
  unclosed_tag: (tag) => `a etiqueta “${tag}” não tem “}”`,
  unclosed_loop: (tag) => `a repetição “${tag}” não tem fim`,
  unopened_loop: (tag) => `a repetição “${tag}” não tem começo`,
};

/** What the library found, in words of whoever wrote the template. */
function reasonOf(error: unknown): string {
  const found = firstProperties(error);
  const reason = found && reasons[found.id];
  return reason
    ? `No modelo, ${reason(found.tag)}.`
    : 'O arquivo não é um documento do Word que possa ser preenchido.';
}

function firstProperties(error: unknown): { id: string; tag: string } | null {
  if (typeof error !== 'object' || error === null || !('properties' in error)) return null;
  const { properties } = error;
  if (typeof properties !== 'object' || properties === null) return null;
  if ('errors' in properties && Array.isArray(properties.errors))
    return firstProperties(properties.errors[0]);
  if (!('id' in properties) || typeof properties.id !== 'string') return null;
  const tag = 'xtag' in properties && typeof properties.xtag === 'string' ? properties.xtag : '';
  return { id: properties.id, tag };
}
