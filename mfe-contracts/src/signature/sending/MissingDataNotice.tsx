import { contractTagFamilies } from '@girassol/shared-domain/templates';
import { Button, ButtonLink, NoticeBox, Row, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { chooseTemplatePath } from '../../addresses/contracts';

interface MissingDataProps {
  saleId: string;
  /** Names of the fields that had nothing to stand in their place. */
  missing: readonly string[];
  onBringPdf: () => void;
}

const labels: ReadonlyMap<string, string> = new Map(
  contractTagFamilies.flatMap(({ fields }) => fields.map(({ tag, label }) => [tag, label] as const)),
);

/** Notice with the fields that have no data in a document, shown before anybody is asked to sign. */
export function MissingDataNotice({ saleId, missing, onBringPdf }: MissingDataProps) {
  return (
    <NoticeBox role="note" aria-label="Dados que faltam no documento">
      <Text as="p" size={13} weight={500}>
        {missing.length === 1
          ? 'Falta um dado neste documento, que não pode ser assinado assim:'
          : `Faltam ${missing.length} dados neste documento, que não pode ser assinado assim:`}
      </Text>
      {/* A long list scrolls: the keyboard has to reach it. */}
      <Fields tabIndex={0}>
        {missing.map((field) => (
          <li key={field}>{labels.get(field) ?? field}</li>
        ))}
      </Fields>
      <Row gap={8} wraps>
        <ButtonLink as={Link} to={chooseTemplatePath(saleId)} size="sm">
          Completar e gerar de novo
        </ButtonLink>
        <Button size="sm" variant="ghost" onClick={onBringPdf}>
          Enviar um PDF completo
        </Button>
      </Row>
    </NoticeBox>
  );
}

const Fields = styled.ul`
  align-self: stretch;
  max-height: 14rem;
  margin: 0;
  padding-left: ${tokens.space[16]};
  overflow: auto;
`;
