import { formatDate } from '@girassol/shared-domain';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Button, ButtonLink, ConflictNotice, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { IMPORT_HISTORY_PATH, uploadPath } from '../addresses/imports';

interface ImportedBeforeProps {
  type: ImportType;
  /** Epoch milliseconds. */
  when: number;
  onGoOn: () => void;
}

/** Notice that the same file was imported before, with a button to continue anyway. */
export function ImportedBeforeNotice({ type, when, onGoOn }: ImportedBeforeProps) {
  return (
    <ConflictNotice
      title={`Este arquivo já foi importado em ${formatDate(when)}.`}
      text="Importar de novo não duplica o que tem o mesmo documento, mas pode repetir o que não tem."
    >
      <Row gap={8} wraps>
        <ButtonLink as={Link} to={uploadPath(type)}>
          Escolher outro arquivo
        </ButtonLink>
        <ButtonLink as={Link} to={IMPORT_HISTORY_PATH}>
          Ver as importações
        </ButtonLink>
        <Button variant="primary" onClick={onGoOn}>
          Continuar assim mesmo
        </Button>
      </Row>
    </ConflictNotice>
  );
}
