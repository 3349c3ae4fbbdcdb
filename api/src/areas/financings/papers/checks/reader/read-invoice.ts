import { formatDocument, formatMoney } from '@girassol/shared-domain';
import { isNfeKey, issuerInKey, type PaperFinding } from '@girassol/shared-domain/financing';
import { UnreadableXml, walkXml } from '../../../../../platform/xml/walk-xml';

/** Facts of the financing that the invoice should agree with. */
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

const hard = (message: string): PaperFinding => ({ isHard: true, message });
const soft = (message: string): PaperFinding => ({ isHard: false, message });

/** Finds what is wrong with the XML of an invoice. */
export function invoiceFindings(content: Uint8Array, facts: InvoiceFacts): PaperFinding[] {
  const values = valuesOf(content);
  if (values === 'definitions')
    return [hard('O XML traz definições que uma nota fiscal não tem. Baixe-o de novo no portal da nota.')];
  if (values === 'unreadable')
    return [hard('O XML está incompleto ou danificado. Baixe-o de novo no portal da nota.')];
  const invoice = readInvoice(values);
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

/** Paths of elements whose text is read, and of their attributes after an `@`. */
const GOODS = 'NFe/infNFe';
const SERVICE = 'NFSe/infNFSe';
const WANTED = new Set([
  `${GOODS}@Id`,
  `${GOODS}/emit/CNPJ`,
  `${GOODS}/total/ICMSTot/vNF`,
  `${SERVICE}@Id`,
  `${SERVICE}/emit/CNPJ`,
  `${SERVICE}/DPS/infDPS/valores/vServPrest/vServ`,
  `${SERVICE}/valores/vLiq`,
]);

type Values = ReadonlyMap<string, string>;

/** Reads the wanted values, each where it first stands. An authorised note of goods lies in an `nfeProc`. */
function valuesOf(content: Uint8Array): Values | 'definitions' | 'unreadable' {
  const values = new Map<string, string>();
  const names: string[] = [];
  let path = '';
  let text: string | null = null;
  const set = (name: string, value: string) => {
    if (WANTED.has(name) && !values.has(name)) values.set(name, value.trim());
  };
  const move = () => {
    path = names.slice(names[0] === 'nfeProc' ? 1 : 0).join('/');
  };
  try {
    walkXml(
      content,
      {
        open({ local, attributes }) {
          names.push(local);
          move();
          set(`${path}@Id`, attributes.Id?.value ?? '');
          text = WANTED.has(path) ? '' : null;
        },
        close() {
          if (text !== null) set(path, text);
          text = null;
          names.pop();
          move();
        },
        text(piece) {
          if (text !== null) text += piece;
        },
      },
      { isLatinAllowed: true },
    );
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    return error.fault === 'definitions' ? 'definitions' : 'unreadable';
  }
  return values;
}

/** Notes of goods (NF-e, model 55) and of services (NFS-e, national standard); null for anything else. */
function readInvoice(values: Values): Invoice | null {
  const text = (path: string) => values.get(path) ?? null;
  const amount = (path: string) => {
    const value = Number(values.get(path) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const goods = text(`${GOODS}@Id`);
  if (goods !== null)
    return {
      key: goods.replace(/^NFe/, ''),
      issuer: text(`${GOODS}/emit/CNPJ`),
      value: amount(`${GOODS}/total/ICMSTot/vNF`),
    };
  if (!values.has(`${SERVICE}@Id`)) return null;
  return {
    key: null,
    issuer: text(`${SERVICE}/emit/CNPJ`),
    value: amount(`${SERVICE}/DPS/infDPS/valores/vServPrest/vServ`) ?? amount(`${SERVICE}/valores/vLiq`),
  };
}
