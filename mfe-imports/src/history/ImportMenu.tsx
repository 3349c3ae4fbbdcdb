import { importTypeNouns } from '@girassol/shared-domain/imports';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useNavigate } from 'react-router-dom';
import { uploadPath } from '../addresses/imports';
import { useOpenImportTypes } from './use-open-import-types';

/** Button that begins an import: its menu leads to the upload pages that the person may use. */
export function ImportMenu() {
  const navigate = useNavigate();
  const types = useOpenImportTypes();
  if (types.length === 0) return null;
  return (
    <MenuButton
      label="Importar"
      icon="upload"
      variant="primary"
      placement="bottom end"
      items={types.map((type) => ({
        id: type,
        label: capitalize(importTypeNouns[type].many),
        onAction: () => void navigate(uploadPath(type)),
      }))}
    />
  );
}

const capitalize = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
