import { detectFileType } from '@girassol/api-platform/files/content-type';
import { type FileType, getFileExtension, storableFileTypes } from '@girassol/shared-domain';

/** Voice messages, which are stored in conversations alone: extension, type, and how they begin. */
const voices: Readonly<Record<string, { mime: string; isGenuine: (head: Buffer) => boolean }>> = {
  ogg: { mime: 'audio/ogg', isGenuine: (head) => head.toString('latin1', 0, 4) === 'OggS' },
  amr: { mime: 'audio/amr', isGenuine: (head) => head.toString('latin1', 0, 5) === '#!AMR' },
  mp3: {
    mime: 'audio/mpeg',
    isGenuine: (head) =>
      head.toString('latin1', 0, 3) === 'ID3' || (head[0] === 0xff && (head[1] ?? 0) >= 0xe0),
  },
  m4a: { mime: 'audio/mp4', isGenuine: (head) => head.toString('latin1', 4, 8) === 'ftyp' },
  aac: { mime: 'audio/aac', isGenuine: (head) => head[0] === 0xff && (head[1] ?? 0) >= 0xf0 },
};

const extensionByType = new Map<string, string>([
  ...Object.entries(storableFileTypes)
    .map(([extension, { mime }]): [string, string] => [mime.split(';')[0] ?? mime, extension])
    .reverse(),
  ...Object.entries(voices).map(([extension, { mime }]): [string, string] => [mime, extension]),
]);

/** Returns the name of a file that a person has sent: their own, or one by its type, which pictures have no other. */
export function nameMedia(name: string, contentType: string): string {
  if (getFileExtension(name) !== '') return name;
  const extension = extensionByType.get(contentType) ?? '';
  const [kind] = contentType.split('/');
  const base =
    name ||
    (kind === 'image' ? 'imagem' : kind === 'audio' ? 'audio' : kind === 'video' ? 'video' : 'arquivo');
  return extension === '' ? base : `${base}.${extension}`;
}

/** Detects the type of a file of a conversation: one that may be stored everywhere, or a voice message. */
export function detectChatFileType(name: string, head: Buffer): Pick<FileType, 'mime'> | undefined {
  const voice = voices[getFileExtension(name)];
  if (voice) return voice.isGenuine(head) ? { mime: voice.mime } : undefined;
  return detectFileType(name, head);
}
