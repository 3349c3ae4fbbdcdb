import type { TagTree } from '@girassol/shared-domain/templates';
import type { DXT } from 'docxtemplater';

/**
 * Plug-in for the library docxtemplater that collects the tags of a Word document, with tags inside a
 * repetition under the repetition's tag. Used instead of docxtemplater's own inspector, which would add a
 * library to the bundle.
 */
export class TagReader implements DXT.Module {
  readonly name = 'TagReader';
  readonly tags: TagTree = {};

  set({ inspect }: { inspect?: { postparsed?: DXT.Part[] } }): void {
    if (inspect?.postparsed) collect(inspect.postparsed, this.tags);
  }
}

/** Tags stand under the repetition that they are in. */
function collect(parts: readonly DXT.Part[], tags: TagTree): void {
  for (const { type, value, subparsed } of parts) {
    if (type !== 'placeholder') continue;
    tags[value] ??= {};
    if (subparsed) collect(subparsed, tags[value]);
  }
}
