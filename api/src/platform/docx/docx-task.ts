import { defineTask } from '../untrusted';

/** A Word document as it came; answers it as `cleanDocx` writes it. */
export const cleanDocxTask = defineTask<Buffer, Buffer>(
  'clean-docx',
  {
    damaged: 'O documento parece danificado. Abra-o no Word, salve-o de novo e envie.',
    tooHeavy: 'O documento é pesado demais para ser lido. Divida-o, ou tire figuras, e envie de novo.',
  },
  { seconds: 15 },
);
