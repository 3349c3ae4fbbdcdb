import { getFileExtension } from './file-types';

const MAX_FILE_NAME_LENGTH = 150;
/** Control characters, and those that turn or hide the writing around them (`gpj.exe` shown as `exe.jpg`). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * Returns a file name that is safe to store and to offer for download: without folders, leading dots or invisible
 * characters. `../../contas\maio.pdf` becomes `contas-maio.pdf`. The result may be ''.
 */
export function sanitizeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+/, '')
    .replace(/(?<![\s.])[\s.]+$/, '');
  const characters = Array.from(plain);
  if (characters.length <= MAX_FILE_NAME_LENGTH) return plain;
  const extension = getFileExtension(plain);
  const end = extension === '' ? '' : `.${extension}`;
  return `${characters.slice(0, MAX_FILE_NAME_LENGTH - end.length).join('')}${end}`;
}

/**
 * Returns the name with the extension appended (`Conta de luz` of a `.pdf` is `Conta de luz.pdf`); a name that has the
 * extension is returned unchanged.
 */
export function ensureFileExtension(name: string, extension: string): string {
  return extension === '' || getFileExtension(name) === extension ? name : `${name}.${extension}`;
}

/**
 * Returns a file name without its extension. Used as the suggested name of a file that is chosen for upload.
 */
export function removeFileExtension(name: string): string {
  const extension = getFileExtension(name);
  return extension === '' ? name : name.slice(0, -extension.length - 1) || name;
}
