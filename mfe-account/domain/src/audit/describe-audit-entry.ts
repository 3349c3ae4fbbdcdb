import {
  formatDate,
  individualPermissionNames,
  permissionAreaNames,
  permissionAreas,
} from '@girassol/shared-domain';
import { permissionLabels } from '../collaborators';
import type { AuditAction, AuditArea, AuditLogEntry } from '../contract';

/** Labels of the areas of the log. */
export const auditAreaLabels: Record<AuditArea, string> = {
  rights: 'Direitos',
  plan: 'Plano',
  card: 'Cartão',
  data: 'Dados',
  exports: 'Exportações',
  security: 'Segurança',
  support: 'Visitas do suporte',
};

/** Verbs of the actions, each before the name of its subject. */
const actionLabels: Record<AuditAction, string> = {
  'invite-collaborator': 'convidou',
  'revoke-invitation': 'cancelou o convite de',
  'accept-invitation': 'aceitou o convite',
  'change-collaborator': 'alterou',
  'remove-collaborator': 'removeu',
  'restore-collaborator': 'desfez a remoção de',
  'create-team': 'criou a equipe',
  'change-team': 'alterou a equipe',
  'delete-team': 'excluiu a equipe',
  'change-settings': 'alterou as configurações',
  'change-company': 'alterou os dados da empresa',
  'change-representative': 'alterou o representante legal',
  'set-logo': 'trocou o logotipo',
  'remove-logo': 'retirou o logotipo',
  'erase-customer': 'apagou os dados do cliente',
  'request-closure': 'pediu o encerramento da conta',
  'withdraw-closure': 'desistiu de encerrar a conta',
  'request-export': 'exportou',
  'request-archive': 'pediu o arquivo com todos os dados',
  'open-archive': 'baixou o arquivo com todos os dados',
  'export-customer': 'baixou os dados do cliente',
  'change-plan': 'pediu a mudança de plano:',
  'change-next-plan': 'mudou o plano da próxima renovação',
  'cancel-subscription': 'cancelou a assinatura',
  'resume-subscription': 'retomou a assinatura',
  withdraw: 'desistiu da compra e pediu o dinheiro de volta',
  'change-card': 'trocou o cartão da assinatura',
  'change-billing-data': 'alterou os dados de cobrança',
  'turn-automatic-pix-on': 'pediu o Pix Automático',
  'turn-automatic-pix-off': 'desligou o Pix Automático',
  'change-password': 'trocou a própria senha',
  'choose-password-by-link': 'escolheu a senha por um link',
  'end-sessions': 'encerrou sessões',
  'turn-factor-on': 'ligou a verificação em duas etapas',
  'add-passkey': 'criou uma chave de acesso',
  'rename-passkey': 'renomeou uma chave de acesso',
  'remove-passkey': 'removeu uma chave de acesso',
  'require-factor': 'passou a exigir a verificação em duas etapas de todos',
  'stop-requiring-factor': 'deixou de exigir a verificação em duas etapas de todos',
  'turn-factor-off': 'desligou a verificação em duas etapas',
  'renew-recovery-codes': 'gerou novos códigos de recuperação',
  'reset-factor': 'desligou a verificação em duas etapas de',
  'open-visit': 'começou a ver a conta como',
  'allow-visit-changes': 'permitiu alterações na visita de',
  'end-visit': 'encerrou a visita de',
  'change-in-visit': 'alterou dados em visita:',
};

const isKnownAction = (action: string): action is AuditAction => Object.hasOwn(actionLabels, action);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const getField = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

/** Returns the verb of an action, such as `convidou`. An action of another release is named as it was recorded. */
export const getAuditActionLabel = (action: string): string =>
  isKnownAction(action) ? actionLabels[action] : action;

/** Actions whose subject is their author: the name stands before the verb. */
const ownActions = new Set(['accept-invitation']);

/** Describes an entry of the log: the verb with its subject, and the rights that changed. */
export function describeAuditEntry(entry: Pick<AuditLogEntry, 'action' | 'subject' | 'before' | 'after'>): {
  title: string;
  lines: string[];
} {
  return {
    title: [getAuditActionLabel(entry.action), !ownActions.has(entry.action) && entry.subject?.name]
      .filter(Boolean)
      .join(' '),
    lines: listAuditDetails(entry),
  };
}

/** Lists what an entry of the log says beside its verb: its own sentences, and what changed of a person. */
export const listAuditDetails = ({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>): string[] => [
  ...listLines(after),
  ...describePersonChange(before, after),
  ...describeRightsChange(before, after),
];

/** Describes how name, phone and absence of a person changed. */
function describePersonChange(before: unknown, after: unknown): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  const texts = (['name', 'phone'] as const)
    .filter(
      (field) => field in before && field in after && getField(before, field) !== getField(after, field),
    )
    .map((field) => `${field === 'name' ? 'nome' : 'telefone'}: ${getField(after, field) || 'nenhum'}`);
  const [was, is] = [describeAbsence(getField(before, 'away')), describeAbsence(getField(after, 'away'))];
  return was === is ? texts : [...texts, is ?? 'sem ausência'];
}

function describeAbsence(away: unknown): string | null {
  const [from, until] = [getField(away, 'from'), getField(away, 'until')];
  return typeof from === 'string' && typeof until === 'string'
    ? `ausência de ${formatDate(from)} a ${formatDate(until)}`
    : null;
}

/** Lists the sentences that an entry itself holds, such as the changes of settings. */
function listLines(after: unknown): string[] {
  const lines = getField(after, 'lines');
  return Array.isArray(lines) ? lines.map(String) : [];
}

function describeRightsChange(before: unknown, after: unknown): string[] {
  const flag = (value: unknown, name: string) => getField(getField(value, 'permissions'), name) === true;
  const level = (value: unknown, name: string) => getField(getField(value, 'levels'), name) ?? 'EDIT';
  if (!isObject(getField(before, 'permissions')) || !isObject(getField(after, 'permissions'))) return [];
  const flags = individualPermissionNames
    .filter((name) => flag(before, name) !== flag(after, name))
    .map((name) => `${flag(after, name) ? '+' : '−'} ${permissionLabels[name]}`);
  const levels = permissionAreaNames
    .filter((area) => level(before, area) !== level(after, area))
    .map((area) => `${permissionAreas[area].label}: ${levelLabels[String(level(after, area))] ?? ''}`);
  return [...flags, ...levels];
}

const levelLabels: Record<string, string> = { NONE: 'sem menu', VIEW: 'só vê', EDIT: 'edita' };
