import { ApiError } from '@girassol/shared-auth';
import {
  type AccountPlan,
  accountPlanLabels,
  formatTime,
  toEpochMs,
  toIsoDate,
} from '@girassol/shared-domain';
import { Button, Text, tokens } from '@girassol/shared-ui';
import {
  DialogForm,
  FormDateField,
  FormTextArea,
  FormTextField,
  FormTimeField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { FormSelect } from '@girassol/shared-ui/pickers';
import type { Announcement, AnnouncementKind } from '@girassol/shell-domain/contract';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import AnnouncementDialog from '../announcements/AnnouncementDialog';
import { saveAnnouncement } from './use-announcements';

interface AnnouncementValues {
  kind: AnnouncementKind;
  title: string;
  content: string;
  openUrl: string;
  plan: AccountPlan | 'ALL';
  whitelabels: string;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
}

interface AnnouncementFormProps {
  /** Null: a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

/** Dialog in which an announcement is written, with a preview of what people will see. */
export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const title = announcement ? 'Editar aviso' : 'Novo aviso';
  async function submit(values: AnnouncementValues): Promise<string | null> {
    try {
      await saveAnnouncement(toFields(values, announcement), announcement?._id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.message;
    }
    onClose();
    return null;
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <DialogForm<AnnouncementValues>
        label={title}
        initial={toValues(announcement)}
        submitLabel={announcement ? 'Salvar' : 'Publicar'}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Fields>
          <FormSelect
            name="kind"
            label="Tipo"
            options={[
              { value: 'NOTICE', label: 'Novidade' },
              { value: 'PROMOTION', label: 'Promoção' },
            ]}
          />
          <FormSelect
            name="plan"
            label="Para quem"
            options={[
              { value: 'ALL', label: 'Todos os planos' },
              ...Object.entries(accountPlanLabels).map(([value, label]) => ({
                value,
                label: `Plano ${label}`,
              })),
            ]}
          />
          <FormTextField name="title" label="Título" isRequired maxLength={120} />
          <FormTextField
            name="whitelabels"
            label="Marcas"
            description="Separadas por vírgula. Em branco, todas."
          />
        </Fields>
        <FormTextArea name="content" label="Texto" isRequired maxLength={2_000} />
        <FormTextField
          name="openUrl"
          label="Endereço que QUERO SABER MAIS abre"
          isRequired
          description="Do sistema, como /vendas, ou de um site, como https://exemplo.com.br."
        />
        <Fields>
          <FormDateField name="startDate" label="Aparece em" isRequired />
          <FormTimeField name="startTime" label="Às" isRequired />
          <FormDateField name="endDate" label="Até" description="Em branco, até ser encerrado." />
          <FormTimeField name="endTime" label="Às" />
        </Fields>
        <Preview />
      </DialogForm>
    </Dialog>
  );
}

function Preview() {
  const { values } = useFormikContext<AnnouncementValues>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text as="p">
        <Button size="sm" icon="eye" disabled={!values.title} onClick={() => setIsOpen(true)}>
          Ver como fica
        </Button>
      </Text>
      {isOpen && (
        <AnnouncementDialog kind={values.kind} announcement={values} onAnswer={() => setIsOpen(false)} />
      )}
    </>
  );
}

function toValues(announcement: Announcement | null): AnnouncementValues {
  const start = announcement?.startsAt ?? Date.now();
  const end = announcement?.endsAt ?? null;
  return {
    kind: announcement?.kind ?? 'NOTICE',
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    openUrl: announcement?.openUrl ?? '/atualizacoes',
    plan: announcement?.plans?.[0] ?? 'ALL',
    whitelabels: announcement?.whitelabels?.join(', ') ?? '',
    startDate: toIsoDate(start),
    startTime: formatTime(start),
    endDate: end === null ? null : toIsoDate(end),
    endTime: end === null ? null : formatTime(end),
  };
}

function toFields(values: AnnouncementValues, announcement: Announcement | null) {
  const { kind, title, content, openUrl, plan, startDate, startTime, endDate, endTime } = values;
  const whitelabels = values.whitelabels
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  // The form chooses one plan; more of them, as another program may have written, stay while it is unchanged.
  const isSamePlan = plan === (announcement?.plans?.[0] ?? 'ALL');
  return {
    kind,
    title: title.trim(),
    content: content.trim(),
    openUrl: openUrl.trim(),
    plans: isSamePlan && announcement ? announcement.plans : plan === 'ALL' ? null : [plan],
    whitelabels: whitelabels.length > 0 ? whitelabels : null,
    startsAt: toEpochMs(startDate ?? toIsoDate(Date.now()), startTime ?? '00:00'),
    endsAt: endDate === null ? null : toEpochMs(endDate, endTime ?? '23:59'),
  };
}

const { screen, space } = tokens;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[12]} ${space[16]};
  @media ${screen.phone} { grid-template-columns: 1fr; }
`;
