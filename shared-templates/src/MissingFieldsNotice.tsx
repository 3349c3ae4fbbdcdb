import {
  braceDelimiters,
  type DataEntryLocation,
  formatTag,
  type TagDelimiters,
  type TagWithoutValue,
} from '@girassol/shared-domain/templates';
import { Icon, Row, Text, TextLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const locationLabels: Record<DataEntryLocation, string> = {
  account: 'Dados da conta',
  customer: 'Cadastro do cliente',
  consumption: 'Dados de consumo',
  kit: 'Kit',
  generation: 'Geração',
  price: 'Preço',
  customisation: 'Personalização',
  validation: 'Validação',
  financing: 'Financiamento',
  activity: 'Edição da atividade',
  item: 'Dados do item',
  proposal: 'Escolha da proposta',
};

interface MissingFieldsProps {
  missing: readonly TagWithoutValue[];
  /** Returns the URL of the screen where a kind of data is entered; null if no screen does. */
  dataEntryHref: (place: DataEntryLocation) => string | null;
  marks?: TagDelimiters;
}

/**
 * Notice before a document is generated: the template's fields that have no data, with links to where the data is
 * entered.
 */
export function MissingFieldsNotice({ missing, dataEntryHref, marks = braceDelimiters }: MissingFieldsProps) {
  if (missing.length === 0)
    return (
      <Row gap={8} role="status">
        <Icon name="circle-check" />
        <Text tone="good">Todos os campos do modelo estão cadastrados.</Text>
      </Row>
    );
  const places = [...new Set(missing.map(({ mendedAt }) => mendedAt))];
  return (
    <Box role="status" tabIndex={0}>
      <strong>
        {missing.length === 1
          ? 'Falta 1 dado; no documento, fica marcado:'
          : `Faltam ${missing.length} dados; no documento, ficam marcados:`}
      </strong>
      {places.map((place) => {
        const href = place && dataEntryHref(place);
        return (
          <section key={place ?? 'none'}>
            {place && (
              <h3>
                {href ? <TextLink href={href}>{locationLabels[place]}</TextLink> : locationLabels[place]}
              </h3>
            )}
            <ul>
              {missing
                .filter(({ mendedAt }) => mendedAt === place)
                .map(({ tag, label }) => (
                  <li key={tag}>{label ?? `${formatTag(tag, marks)}, que não é um campo disponível`}</li>
                ))}
            </ul>
          </section>
        );
      })}
    </Box>
  );
}

const { color, font, radius, space, weight } = tokens;

const Box = styled.div`
  max-height: 24rem;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  overflow: auto;

  h3 { margin: ${space[8]} 0 0; font: ${font[13]}; font-weight: ${weight.medium}; }
  ul { margin: ${space[4]} 0 0; padding-inline-start: ${space[16]}; }
`;
