import {
  boardDescriptions,
  boardKinds,
  type CollaboratorRights,
  formatEnumeration,
  getEffectiveLevel,
  permissionAreaNames,
  permissionAreas,
} from '@girassol/shared-domain';

/** Describes in sentences whose records a collaborator with these rights sees, beyond the menus, and what is only seen. */
export function describeSight(rights: CollaboratorRights): string[] {
  const { permissions } = rights;
  const lines = boardKinds.flatMap((kind) => {
    const { areaName, permission, managerPermission } = boardDescriptions[kind];
    if (permissions[managerPermission]) return [`${areaName}: vê e distribui o trabalho de todos.`];
    if (permissions[permission]) return [`${areaName}: vê o próprio trabalho e o das equipes que lidera.`];
    return [];
  });
  if (permissions.dataDeletion) lines.push('Pode excluir registros de vez.');
  if (permissions.pricingEdit) lines.push('Vê e altera custos e margens.');
  else if (permissions.pricingTab) lines.push('Vê custos e margens.');
  const seen = permissionAreaNames.filter((area) => getEffectiveLevel(rights, area) === 'VIEW');
  if (seen.length > 0)
    lines.push(
      `Só vê, sem mudar nada: ${formatEnumeration(seen.map((area) => permissionAreas[area].label))}.`,
    );
  return lines.length > 0 ? lines : ['Entra, mas ainda não tem com o que trabalhar.'];
}
