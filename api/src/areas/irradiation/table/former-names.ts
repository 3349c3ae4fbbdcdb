import { normalizeText } from '../../places/normalize-text';

/** Names that tables of irradiation still carry, and what IBGE calls those municipalities today, by state. */
const renamed: Record<string, Record<string, string>> = {
  BA: {
    'Muquém de São Francisco': 'Muquém do São Francisco',
    'Santa Teresinha': 'Santa Terezinha',
  },
  MG: {
    'Barão de Monte Alto': 'Barão do Monte Alto',
    'Dona Eusébia': 'Dona Euzébia',
    'São Thomé das Letras': 'São Tomé das Letras',
  },
  MT: { 'Santo Antônio do Leverger': 'Santo Antônio de Leverger' },
  PE: {
    'Belém de São Francisco': 'Belém do São Francisco',
    'Lagoa do Itaenga': 'Lagoa de Itaenga',
  },
  RN: { Arez: 'Arês', Assú: 'Açu', 'Augusto Severo': 'Campo Grande' },
  RR: { 'São Luiz do Anauá': 'São Luiz' },
  SE: { 'Amparo de São Francisco': 'Amparo do São Francisco' },
  SP: { Florínia: 'Florínea' },
  TO: { 'Fortaleza do Tabocão': 'Tabocão', 'São Valério da Natividade': 'São Valério' },
};

/**
 * Returns the present name of a municipality that a table names by a former name. Returns any other name
 * unchanged.
 */
export function getCurrentMunicipalityName(uf: string, name: string): string {
  const wanted = normalizeText(name);
  const found = Object.entries(renamed[uf.toUpperCase()] ?? {}).find(
    ([old]) => normalizeText(old) === wanted,
  );
  return found?.[1] ?? name;
}
