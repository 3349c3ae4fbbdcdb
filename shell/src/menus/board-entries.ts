import { type BoardKind, boards, type Condition } from '@girassol/shared-domain';
import type { IconName } from '@girassol/shared-ui';
import type { MenuEntry, MenuSubject } from './menu-types';

interface BoardMenu {
  kind: BoardKind;
  icon: IconName;
  /** What the list of closed items is called here. */
  finished: 'Finalizadas' | 'Finalizados';
  hasData?: true;
  /** Address of the upload page. */
  upload: string;
  hasExport?: true;
  extra?: MenuEntry[];
}

/** A board and what belongs to it. */
export function boardEntry({
  kind,
  icon,
  finished,
  hasData,
  upload,
  hasExport,
  extra = [],
}: BoardMenu): MenuEntry {
  const { areaName, basePath, boardSegment, permission, managerPermission, plan } = boards[kind];
  const id = basePath.slice(1);
  const subject: MenuSubject = { viewedBy: { permission: managerPermission } };
  // Uploads and exports: the manager, salesManager, or the manager right of this very board (shell.menus-005).
  const mayMoveData: Condition = { any: [{ permission: 'salesManager' }, { permission: managerPermission }] };

  const children: MenuEntry[] = [
    { id: `${id}-agenda`, label: 'Agenda', icon: 'calendar', path: `${basePath}/agenda/:uid`, subject },
    { id: `${id}-finalizadas`, label: finished, icon: 'archive', path: `${basePath}/finalizadas` },
  ];
  if (hasData)
    children.push({
      id: `${id}-dados`,
      label: 'Dados',
      icon: 'chart',
      path: `${basePath}/dados/:uid`,
      subject,
    });
  children.push({ id: `${id}-upload`, label: 'Upload', icon: 'upload', path: upload, when: mayMoveData });
  if (hasExport) {
    const path = `${basePath}/exportacao`;
    children.push({ id: `${id}-exportacao`, label: 'Exportação', icon: 'download', path, when: mayMoveData });
  }
  return {
    id,
    label: areaName,
    icon,
    path: `${basePath}/${boardSegment}/:uid`,
    subject,
    alsoAt: [`${basePath}/registro`, `${basePath}/editar`],
    when: { permission },
    plan,
    children: [...children, ...extra],
  };
}
