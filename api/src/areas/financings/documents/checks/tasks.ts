import { defineUntrustedTask } from '@girassol/api-platform/untrusted';
import type { DocumentFileProblem } from '@girassol/shared-domain/financing';
import type { ExpectedInvoiceFacts } from './reader/check-invoice';

/**
 * Worker task that checks an untrusted PDF that was uploaded as a document of a financing, and returns its
 * problems.
 */
export const checkPdfTask = defineUntrustedTask<Buffer, DocumentFileProblem[]>('check-paper-pdf', {
  damaged: 'O PDF está danificado. Salve-o de novo e envie.',
  tooHeavy: 'O PDF é pesado demais para ser lido. Use "Imprimir" e "Salvar como PDF", e envie a cópia.',
});

/**
 * Worker task that checks the untrusted XML of an invoice against the data of its financing, and returns its
 * problems.
 */
export const checkInvoiceTask = defineUntrustedTask<
  { content: Buffer; facts: ExpectedInvoiceFacts },
  DocumentFileProblem[]
>('check-invoice', {
  damaged: 'O XML está incompleto ou danificado. Baixe-o de novo no portal da nota.',
  tooHeavy: 'O XML é grande demais para uma nota fiscal. Confira se é o arquivo certo.',
});
