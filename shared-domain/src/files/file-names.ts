import { extensionOf } from './file-types';

const LONGEST = 150;
/** Control characters, and those that turn or hide the writing around them (`gpj.exe` shown as `exe.jpg`). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * A file's name as it may be kept and offered for saving: without folders, leading dots or characters that are not seen.
 * `../../contas\maio.pdf` is `contas-maio.pdf`. May be ''.
 */
export function harmlessFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+/, '')
    .replace(/(?<![\s.])[\s.]+$/, '');
  const characters = Array.from(plain);
  if (characters.length <= LONGEST) return plain;
  const extension = extensionOf(plain);
  const end = extension === '' ? '' : `.${extension}`;
  return `${characters.slice(0, LONGEST - end.length).join('')}${end}`;
}

/** `Conta de luz` of a `.pdf` is saved as `Conta de luz.pdf`; a name that has the extension stays. */
export function withExtension(name: string, extension: string): string {
  return extension === '' || extensionOf(name) === extension ? name : `${name}.${extension}`;
}

/** The name without its extension: what a form proposes for a chosen file. */
export function withoutExtension(name: string): string {
  const extension = extensionOf(name);
  return extension === '' ? name : name.slice(0, -extension.length - 1) || name;
}
