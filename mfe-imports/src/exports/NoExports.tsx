import { boardDescriptions } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { getExportSubject } from '../addresses/exports';
import { useOpenExportPaths } from './use-open-export-paths';

/** Empty state of the list of exports, with links to the export pages that the person may use. */
export function NoExports() {
  const open = useOpenExportPaths();
  return (
    <EmptyState
      title="Nenhuma exportação ainda"
      text="O botão Exportar das listas e dos quadros leva o que está na tela, com os filtros, para uma planilha."
      action={
        open.length > 0 && (
          <Row gap={8} wraps justify="center">
            {open.map((path) => {
              const { board } = getExportSubject(path);
              return (
                <ButtonLink key={path} size="sm" as={Link} to={path}>
                  {`Exportar ${board ? boardDescriptions[board].areaName.toLowerCase() : 'clientes'}`}
                </ButtonLink>
              );
            })}
          </Row>
        )
      }
    />
  );
}
