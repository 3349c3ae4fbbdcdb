import { fileInputAccept, formatBytes } from '@girassol/shared-domain';
import { MAX_CHAT_FILE_BYTES } from '@girassol/support-domain/chats';
import type { AttachmentRules } from '../../conversation/picture-files';

/** Files of a message by WhatsApp: one at a time, a picture or another file. */
export const chatFiles: AttachmentRules = {
  accept: fileInputAccept,
  max: 1,
  label: 'Anexar arquivo',
  tip: 'Uma foto ou um arquivo. Também por colar ou arrastar.',
  add(files, chosen) {
    const small = chosen.filter(({ size }) => size <= MAX_CHAT_FILE_BYTES);
    const all = [...files, ...small];
    const problem =
      small.length < chosen.length
        ? `Um arquivo pode ter até ${formatBytes(MAX_CHAT_FILE_BYTES)}.`
        : all.length > 1
          ? 'Uma mensagem leva um arquivo por vez.'
          : null;
    return { pictures: all.slice(0, 1), problem };
  },
};
