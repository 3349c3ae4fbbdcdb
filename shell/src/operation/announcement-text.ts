import { accountPlanLabels, formatEnumeration } from '@girassol/shared-domain';
import type { Announcement } from '@girassol/shell-domain/contract';

/** Describes the audience of an announcement: "Planos CRM e Enterprise, marca SERRANA". */
export function describeAudience({
  plans,
  whitelabels,
}: Pick<Announcement, 'plans' | 'whitelabels'>): string {
  const parts = [
    ...(plans
      ? [
          `${plans.length === 1 ? 'Plano' : 'Planos'} ${formatEnumeration(plans.map((plan) => accountPlanLabels[plan]))}`,
        ]
      : []),
    ...(whitelabels
      ? [
          `${whitelabels.length === 1 ? 'marca' : 'marcas'} ${formatEnumeration(whitelabels.map((key) => key || 'própria'))}`,
        ]
      : []),
  ];
  return parts.length === 0 ? 'Todos' : parts.join(', ');
}
