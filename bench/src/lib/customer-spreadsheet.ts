import { writeSpreadsheet } from '@girassol/api-platform/spreadsheets';

const kinds = [
  'Nome',
  'CPF ou CNPJ',
  'E-mail',
  'Telefone',
  'WhatsApp',
  'UF',
  'Cidade',
  'CEP',
  'Logradouro',
  'Número',
  'Bairro',
  'Origem',
  'Profissão',
  'Renda mensal',
  'Observações',
] as const;
const firsts = ['Maria', 'João', 'Ana', 'José', 'Paulo', 'Beatriz', 'Otto', 'Zilda', 'Luís', 'Érica'];
const lasts = ['Souza', 'Silva', 'Lima', 'Krüger', 'Gonçalves', 'Hoffmann', 'Moraes', 'Peixoto', 'Araújo'];

/** Returns a CPF with its check digits. */
function buildCpf(index: number): string {
  const digits = String(100_000_000 + index * 7).slice(0, 9);
  const check = (text: string) => {
    const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (text.length + 1 - at), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = check(digits);
  return digits + first + check(digits + first);
}

function buildRow(index: number): (string | number)[] {
  const name = `${firsts[index % 10]} ${lasts[index % 9]} ${lasts[(index * 5) % 9]} ${index}`;
  return [
    name,
    buildCpf(index),
    `cliente${index}@exemplo.com.br`,
    `11${900_000_000 + index}`,
    `11${900_000_000 + index}`,
    'SP',
    ['Campinas', 'Itu', 'Salto', 'Sorocaba'][index % 4] ?? '',
    '13300-000',
    `Rua ${lasts[index % 9]}`,
    String(index % 2_000),
    'Centro',
    'Indicação',
    'Comerciante',
    3_000 + (index % 500) * 10,
    `Cliente antigo, ficha ${index}`,
  ];
}

async function* portions(rows: number, broken: boolean) {
  for (let first = 0; first < rows; first += 1_000)
    yield Array.from({ length: Math.min(1_000, rows - first) }, (_, at) => {
      const row = buildRow(first + at);
      if (broken) row[1] = '123';
      return row;
    });
}

/**
 * Writes a spreadsheet for the import of customers, with different data in every row. With `isBroken`, the
 * CPF of every row is invalid.
 */
export async function writeCustomerSpreadsheet(
  path: string,
  { format, rows, isBroken = false }: { format: 'xlsx' | 'csv'; rows: number; isBroken?: boolean },
): Promise<void> {
  const columns = kinds.map((title) => ({
    title,
    kind: title === 'Renda mensal' ? ('money' as const) : ('text' as const),
  }));
  await writeSpreadsheet(path, format, { title: 'Clientes', columns, rows: portions(rows, isBroken) });
}
