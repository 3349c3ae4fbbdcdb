import { ApiError, api, toCustomerOption } from '@girassol/shared-auth';
import { formatDate } from '@girassol/shared-domain';
import type { CustomerRecord, MergeableCustomerPart } from '@girassol/shared-domain/contract';
import { Button, confirm, NoticeBox, Skeleton, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { RadioGroup } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { refreshCustomers } from '../../board-state/query-names';
import { buildSnackbarUndo } from '../../undo/undo-action';
import { describeDocumentConflict } from './document-conflict';
import {
  getDefaultFieldsFromDeleted,
  getDefaultKeptCustomerId,
  getDifferingCustomerFields,
} from './merge-choices';
import { type LinkedRecordCounts, useLinkedRecordCounts } from './use-linked-record-counts';

interface MergeFormProps {
  records: [CustomerRecord, CustomerRecord];
  onClose: () => void;
  /** Called with the id of the customer that remains. */
  onMerged: (customerId: string) => void;
}

const blank = 'em branco';
const undoHint =
  'Dá para desfazer logo depois: em Desfazer, no aviso que aparece, ou com Ctrl+Z enquanto esta aba estiver aberta.';

/**
 * Dialog that chooses which of two customers remains and which value each differing field takes. Waits for what hangs
 * on them, because the customer that remains by default follows from it.
 */
export function MergeForm(props: MergeFormProps) {
  const [one, other] = props.records;
  const linked: [LinkedRecordCounts, LinkedRecordCounts] = [
    useLinkedRecordCounts(one._id),
    useLinkedRecordCounts(other._id),
  ];
  if (linked.some(({ isLoading }) => isLoading))
    return (
      <Dialog isOpen onClose={props.onClose} title="Unir clientes" size="lg">
        <Skeleton height={160} radius={10} />
      </Dialog>
    );
  return <MergeChoices {...props} linked={linked} />;
}

interface MergeChoicesProps extends MergeFormProps {
  linked: [LinkedRecordCounts, LinkedRecordCounts];
}

function MergeChoices({ records: [one, other], linked, onClose, onMerged }: MergeChoicesProps) {
  const [keepId, setKeepId] = useState(() =>
    getDefaultKeptCustomerId(
      { customer: one, linkedRecords: linked[0].total },
      { customer: other, linkedRecords: linked[1].total },
    ),
  );
  const [keep, gone] = keepId === one._id ? [one, other] : [other, one];
  const choices = getDifferingCustomerFields(keep, gone);
  const conflict = describeDocumentConflict(one, other);
  const [taken, setTaken] = useState<readonly MergeableCustomerPart[]>(() =>
    getDefaultFieldsFromDeleted(choices),
  );
  const [isSending, setIsSending] = useState(false);

  function chooseKept(id: string) {
    setKeepId(id);
    const [next, former] = id === one._id ? [one, other] : [other, one];
    setTaken(getDefaultFieldsFromDeleted(getDifferingCustomerFields(next, former)));
  }

  async function confirmAndMerge() {
    const isSure =
      conflict === null ||
      (await confirm({
        title: 'Unir mesmo assim?',
        text: `${conflict} O cadastro de ${gone.name} será excluído. ${undoHint}`,
        confirmLabel: 'Unir mesmo assim',
        cancelLabel: 'Cancelar',
        danger: true,
      }));
    if (isSure) await merge();
  }

  async function merge() {
    setIsSending(true);
    try {
      const body = { keep: keep._id, remove: gone._id, fields: [...taken] };
      const { customer, deed } = await api('POST /customers/merge', { body });
      showSnackbar({ text: `Agora é um cliente só: ${customer.name}.`, ...buildSnackbarUndo(deed) });
      onClose();
      onMerged(customer._id);
    } catch (error) {
      // The dialog has said why; the choices stay.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsSending(false);
      refreshCustomers();
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Unir clientes"
      size="lg"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" isPending={isSending} onClick={confirmAndMerge}>
            Unir e excluir o outro
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Stack gap={8} role="group" aria-label="O que acontece">
          <Text as="p" tone="soft">
            Tudo o que está ligado ao cadastro de {gone.name} passa para o que fica: negócios, propostas,
            contratos, financiamentos, pedidos, conversas, histórico e os arquivos que não foram excluídos.
          </Text>
          <Text as="p" tone="soft">
            O cadastro de {gone.name} é excluído
            {choices.length > 0 && ', e dos dados dele ficam só os que você escolher abaixo'}. CPF ou CNPJ,
            telefones e e-mail dele continuam anotados no histórico.
          </Text>
          <Text as="p" weight={600}>
            {undoHint}
          </Text>
        </Stack>
        {conflict && (
          <NoticeBox icon="warning" role="note">
            <Text as="p" size={13}>
              {conflict}
            </Text>
          </NoticeBox>
        )}
        <RadioGroup
          label="Cadastro que fica"
          value={keepId}
          onChange={(id) => id && chooseKept(id)}
          options={[one, other].map((record, index) => ({
            value: record._id,
            label: record.name,
            description: [
              toCustomerOption(record).description,
              linked[index]?.text,
              `Cadastrado em ${formatDate(record.registryTimestamp)}, com ${record.owner.personalData.name}`,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        {choices.length > 0 && (
          <Differences role="group" aria-label="Dados que são diferentes">
            {choices.map(({ field, label, kept, gone: other }) => (
              <RadioGroup
                key={field}
                label={label}
                value={taken.includes(field) ? 'gone' : 'kept'}
                onChange={(side) =>
                  setTaken((before) =>
                    side === 'gone' ? [...before, field] : before.filter((name) => name !== field),
                  )
                }
                options={[
                  { value: 'kept', label: kept || blank },
                  { value: 'gone', label: other || blank, isDisabled: field === 'name' && other === '' },
                ]}
              />
            ))}
          </Differences>
        )}
      </Stack>
    </Dialog>
  );
}

const Differences = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[12]} ${tokens.space[24]};
  padding-top: ${tokens.space[16]};
  border-top: 1px solid ${tokens.color.lineSoft};
  overflow-wrap: anywhere;
  @media ${tokens.screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
