import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import { canImportType, importTypeNouns, importTypes } from '@girassol/shared-domain/imports';
import { ButtonLink, EmptyState, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { uploadPath } from '../addresses/imports';

/** Empty state of the list of imports, with links to the upload pages that the person may use. */
export function NoImports() {
  const facts = useConditionFacts();
  const settings = useSettings();
  const open =
    facts && settings
      ? importTypes.filter((type) => canImportType(facts, type, settings.preferences.vendors.useManagerKits))
      : [];
  return (
    <EmptyState
      title="Nenhuma importação ainda"
      text="Traga uma planilha: as colunas são reconhecidas, tudo é conferido antes, e o que for importado pode ser desfeito por 30 dias."
      action={
        <Row gap={8} wraps justify="center">
          {open.map((type) => (
            <ButtonLink key={type} size="sm" as={Link} to={uploadPath(type)}>
              Importar {importTypeNouns[type].many}
            </ButtonLink>
          ))}
        </Row>
      }
    />
  );
}
