import { defineUntrustedTask } from '../untrusted';
import type { CleanedDocx } from './clean-docx';

/** Task that cleans a received Word document with `cleanDocx` in another process. */
export const cleanDocxTask = defineUntrustedTask<Buffer, CleanedDocx>(
  'clean-docx',
  {
    damaged: 'O documento parece danificado. Abra-o no Word, salve-o de novo e envie.',
    tooHeavy: 'O documento é pesado demais para ser lido. Divida-o, ou tire figuras, e envie de novo.',
  },
  { seconds: 15 },
);
