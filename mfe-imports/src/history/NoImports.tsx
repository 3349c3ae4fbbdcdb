import { useFacts, useSettings } from '@girassol/shared-auth';
import { imports, importTitles, importTypes } from '@girassol/shared-domain/imports';
import { ButtonLink, EmptyState, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { uploadPath } from '../addresses/imports';

/** Nothing was imported yet: the ways to begin that are open to this person. */
export function NoImports() {
  const facts = useFacts();
  const settings = useSettings();
  const open =
    facts && settings
      ? importTypes.filter((type) => imports(facts, type, settings.preferences.vendors.useManagerKits))
      : [];
  return (
    <EmptyState
      title="Nenhuma importação ainda"
      text="Traga uma planilha: as colunas são reconhecidas, tudo é conferido antes, e o que for importado pode ser desfeito por 30 dias."
      action={
        <Row gap={8} wraps justify="center">
          {open.map((type) => (
            <ButtonLink key={type} size="sm" as={Link} to={uploadPath(type)}>
              Importar {importTitles[type].many}
            </ButtonLink>
          ))}
        </Row>
      }
    />
  );
}
