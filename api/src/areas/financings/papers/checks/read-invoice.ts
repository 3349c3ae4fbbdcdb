import { formatDocument, formatMoney } from '@girassol/shared-domain';
import { isNfeKey, issuerInKey, type PaperFinding } from '@girassol/shared-domain/financing';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** What the invoice should agree with. */
export interface InvoiceFacts {
  semantic: string;
  /** R$ that are financed, with what is paid at once. */
  projectValue: number | null;
  /** CNPJ of who should have issued it. */
  issuer: string | null;
}

interface Invoice {
  /** Null for a note of a service: its key has no digit that anybody could check. */
  key: string | null;
  issuer: string | null;
  /** R$. */
  value: number | null;
}

/** Entities stay as they are written, so that none can grow; numbers stay text, so that a key keeps its zeros. */
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
});

const hard = (message: string): PaperFinding => ({ isHard: true, message });
const soft = (message: string): PaperFinding => ({ isHard: false, message });

/** What is wrong with the XML of an invoice. */
export function invoiceFindings(text: string, facts: InvoiceFacts): PaperFinding[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return [hard('O XML traz definições que uma nota fiscal não tem. Baixe-o de novo no portal da nota.')];
  if (XMLValidator.validate(text) !== true)
    return [hard('O XML está incompleto ou danificado. Baixe-o de novo no portal da nota.')];
  const invoice = readInvoice(parser.parse(text));
  if (invoice === null) {
    return facts.semantic === 'NFe de Serviço'
      ? [soft('Não reconhecemos o modelo desta nota de serviço: confira se é o arquivo certo.')]
      : [hard('O XML não é de uma NF-e. Envie o arquivo da nota fiscal, ou o DANFE em PDF.')];
  }
  if (invoice.key !== null && !isNfeKey(invoice.key))
    return [hard('A chave da nota não confere: o arquivo foi alterado. Baixe-o de novo no portal da nota.')];
  if (invoice.key !== null && invoice.issuer !== null && issuerInKey(invoice.key) !== invoice.issuer)
    return [hard('O emitente da nota não é o da sua chave. Baixe o XML de novo no portal da nota.')];
  return [...valueFindings(invoice, facts), ...issuerFindings(invoice, facts)];
}

function valueFindings({ value }: Invoice, { projectValue }: InvoiceFacts): PaperFinding[] {
  if (value === null || projectValue === null || value <= projectValue + 0.005) return [];
  return [
    soft(
      `A nota é de ${formatMoney(value)}, mais que o projeto (${formatMoney(projectValue)}): o banco pode devolver.`,
    ),
  ];
}

function issuerFindings({ issuer }: Invoice, facts: InvoiceFacts): PaperFinding[] {
  if (issuer === null || facts.issuer === null || issuer === facts.issuer) return [];
  return [
    soft(
      `A nota foi emitida por ${formatDocument(issuer)}, e o pedido de crédito diz ${formatDocument(facts.issuer)}: confira.`,
    ),
  ];
}

/** Notes of goods (NF-e, model 55) and of services (NFS-e, national standard); null for anything else. */
function readInvoice(document: unknown): Invoice | null {
  const goods = part(document, 'nfeProc', 'NFe', 'infNFe') ?? part(document, 'NFe', 'infNFe');
  if (goods) {
    return {
      key: (textOf(goods, '@Id') ?? '').replace(/^NFe/, ''),
      issuer: textOf(goods, 'emit', 'CNPJ'),
      value: amountOf(goods, 'total', 'ICMSTot', 'vNF'),
    };
  }
  const service = part(document, 'NFSe', 'infNFSe');
  if (!service) return null;
  return {
    key: null,
    issuer: textOf(service, 'emit', 'CNPJ'),
    value:
      amountOf(service, 'DPS', 'infDPS', 'valores', 'vServPrest', 'vServ') ??
      amountOf(service, 'valores', 'vLiq'),
  };
}

function part(node: unknown, ...path: string[]): unknown {
  let found = node;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

function textOf(node: unknown, ...path: string[]): string | null {
  const found = part(node, ...path);
  return typeof found === 'string' ? found.trim() : null;
}

function amountOf(node: unknown, ...path: string[]): number | null {
  const amount = Number(textOf(node, ...path) ?? Number.NaN);
  return Number.isFinite(amount) ? amount : null;
}
