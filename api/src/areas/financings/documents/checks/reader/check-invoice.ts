import { UnreadableXmlError, walkXml } from '@girassol/api-platform/xml/walk-xml';
import { formatCpfOrCnpj, formatMoney } from '@girassol/shared-domain';
import { type DocumentFileProblem, getNfeIssuerCnpj, isNfeKey } from '@girassol/shared-domain/financing';

/**
 * Data of a financing with which an invoice must agree: document type, price of the project and CNPJ of the
 * issuer.
 */
export interface ExpectedInvoiceFacts {
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

const hard = (message: string): DocumentFileProblem => ({ isHard: true, message });
const soft = (message: string): DocumentFileProblem => ({ isHard: false, message });

/** Checks the XML of an invoice against the data of its financing, and returns the problems found. */
export function checkInvoice(content: Uint8Array, facts: ExpectedInvoiceFacts): DocumentFileProblem[] {
  const values = parseInvoice(content);
  if (values === 'definitions')
    return [hard('O XML traz definições que uma nota fiscal não tem. Baixe-o de novo no portal da nota.')];
  if (values === 'unreadable')
    return [hard('O XML está incompleto ou danificado. Baixe-o de novo no portal da nota.')];
  const invoice = readInvoice(values);
  if (invoice === null) {
    return facts.semantic === 'NFe de Serviço'
      ? [soft('Não reconhecemos o modelo desta nota de serviço: confira se é o arquivo certo.')]
      : [hard('O XML não é de uma NFe. Envie o arquivo da nota fiscal, ou o DANFE em PDF.')];
  }
  if (invoice.key !== null && !isNfeKey(invoice.key))
    return [hard('A chave da nota não confere: o arquivo foi alterado. Baixe-o de novo no portal da nota.')];
  if (invoice.key !== null && invoice.issuer !== null && getNfeIssuerCnpj(invoice.key) !== invoice.issuer)
    return [hard('O emitente da nota não é o da sua chave. Baixe o XML de novo no portal da nota.')];
  return [...valueFindings(invoice, facts), ...issuerFindings(invoice, facts)];
}

function valueFindings({ value }: Invoice, { projectValue }: ExpectedInvoiceFacts): DocumentFileProblem[] {
  if (value === null || projectValue === null || value <= projectValue + 0.005) return [];
  return [
    soft(
      `A nota é de ${formatMoney(value)}, mais que o projeto (${formatMoney(projectValue)}): o banco pode devolver.`,
    ),
  ];
}

function issuerFindings({ issuer }: Invoice, facts: ExpectedInvoiceFacts): DocumentFileProblem[] {
  if (issuer === null || facts.issuer === null || issuer === facts.issuer) return [];
  return [
    soft(
      `A nota foi emitida por ${formatCpfOrCnpj(issuer)}, e o pedido de crédito diz ${formatCpfOrCnpj(facts.issuer)}: confira.`,
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

/** Paths on the way to those: whatever else stands in a file is no more than passed over, however long its names are. */
const ON_THE_WAY = new Set(
  [...WANTED].flatMap((wanted) => {
    const steps = wanted.slice(0, `${wanted}@`.indexOf('@')).split('/');
    return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
  }),
);

/** The path of an element in another one; null where nothing wanted is in it. `''` is what lies around a whole note. */
function pathIn(outer: string | null | undefined, name: string): string | null {
  if (outer === null) return null;
  if (outer === undefined && name === 'nfeProc') return '';
  const path = outer ? `${outer}/${name}` : name;
  return ON_THE_WAY.has(path) ? path : null;
}

type Values = ReadonlyMap<string, string>;

/**
 * Parses the wanted values of an invoice, each at its first occurrence. An authorised invoice of goods is wrapped in an
 * `nfeProc`.
 */
function parseInvoice(content: Uint8Array): Values | 'definitions' | 'unreadable' {
  const values = new Map<string, string>();
  const paths: (string | null)[] = [];
  let text: string | null = null;
  const set = (name: string, value: string) => {
    if (WANTED.has(name) && !values.has(name)) values.set(name, value.trim());
  };
  try {
    walkXml(
      content,
      {
        open({ local, attributes }) {
          const path = pathIn(paths.at(-1), local);
          paths.push(path);
          if (path !== null) set(`${path}@Id`, attributes.Id?.value ?? '');
          text = path !== null && WANTED.has(path) ? '' : null;
        },
        close() {
          const path = paths.pop();
          if (text !== null && path) set(path, text);
          text = null;
        },
        text(piece) {
          if (text !== null) text += piece;
        },
      },
      { isLatinAllowed: true },
    );
  } catch (error) {
    if (!(error instanceof UnreadableXmlError)) throw error;
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
