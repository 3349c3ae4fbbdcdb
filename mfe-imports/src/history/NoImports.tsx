import { importTypeNouns } from '@girassol/shared-domain/imports';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { uploadPath } from '../addresses/imports';
import { useOpenImportTypes } from './use-open-import-types';

/** Empty state of the list of imports, with the upload that most begin with; the menu above has all of them. */
export function NoImports() {
  const [first] = useOpenImportTypes();
  return (
    <EmptyState
      title="Nenhuma importação ainda"
      text="Traga uma planilha: as colunas são reconhecidas, tudo é conferido antes, e o que for importado pode ser desfeito por 30 dias."
      action={
        first && (
          <ButtonLink as={Link} to={uploadPath(first)}>
            Importar {importTypeNouns[first].many}
          </ButtonLink>
        )
      }
    />
  );
}
