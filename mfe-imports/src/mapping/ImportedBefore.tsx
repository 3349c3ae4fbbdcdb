import { formatDate } from '@girassol/shared-domain';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Button, ButtonLink, ConflictNotice, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { HISTORY_PATH, uploadPath } from '../addresses/imports';

interface ImportedBeforeProps {
  type: ImportType;
  /** Epoch milliseconds. */
  when: number;
  onGoOn: () => void;
}

/** The same file was imported before: somebody says that it is meant again. */
export function ImportedBefore({ type, when, onGoOn }: ImportedBeforeProps) {
  return (
    <ConflictNotice
      title={`Este arquivo já foi importado em ${formatDate(when)}.`}
      text="Importar de novo não duplica o que tem o mesmo documento, mas pode repetir o que não tem."
    >
      <Row gap={8} wraps>
        <ButtonLink as={Link} to={uploadPath(type)}>
          Escolher outro arquivo
        </ButtonLink>
        <ButtonLink as={Link} to={HISTORY_PATH}>
          Ver as importações
        </ButtonLink>
        <Button variant="primary" onClick={onGoOn}>
          Continuar assim mesmo
        </Button>
      </Row>
    </ConflictNotice>
  );
}
