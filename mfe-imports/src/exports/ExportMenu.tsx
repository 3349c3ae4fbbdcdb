import { boardDescriptions } from '@girassol/shared-domain';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useNavigate } from 'react-router-dom';
import { getExportSubject } from '../addresses/exports';
import { useOpenExportPaths } from './use-open-export-paths';

/** Button that begins an export: its menu leads to the export pages that the person may use. */
export function ExportMenu() {
  const navigate = useNavigate();
  const paths = useOpenExportPaths();
  if (paths.length === 0) return null;
  return (
    <MenuButton
      label="Exportar"
      icon="download"
      variant="primary"
      placement="bottom end"
      items={paths.map((path) => {
        const { board } = getExportSubject(path);
        return {
          id: path,
          label: board ? boardDescriptions[board].areaName : 'Clientes',
          onAction: () => void navigate(path),
        };
      })}
    />
  );
}
