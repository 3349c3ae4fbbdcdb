import type { PaperFinding } from '@girassol/shared-domain/financing';
import { defineTask } from '../../../../platform/untrusted';
import type { InvoiceFacts } from './reader/read-invoice';

export const checkPdfTask = defineTask<Buffer, PaperFinding[]>('check-paper-pdf', {
  damaged: 'O PDF está danificado. Salve-o de novo e envie.',
  tooHeavy: 'O PDF é pesado demais para ser lido. Use "Imprimir" e "Salvar como PDF", e envie a cópia.',
});

export const checkInvoiceTask = defineTask<{ content: Buffer; facts: InvoiceFacts }, PaperFinding[]>(
  'check-invoice',
  {
    damaged: 'O XML está incompleto ou danificado. Baixe-o de novo no portal da nota.',
    tooHeavy: 'O XML é grande demais para uma nota fiscal. Confira se é o arquivo certo.',
  },
);
