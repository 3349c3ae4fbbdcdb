import type { TagTree } from '@girassol/shared-domain/templates';
import type { DXT } from 'docxtemplater';

/** Listens to what docxtemplater finds in a document, part by part. Its own inspector brings a library along. */
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
