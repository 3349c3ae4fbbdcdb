import { useSettings } from '@girassol/shared-auth';
import { Button, Row, Stack, Text } from '@girassol/shared-ui';
import { FormTextArea } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { ItemActionFormProps } from '../item-action-form-props';
import { ItemActionForm } from '../LifeForm';
import { MAX_REJECTION_REASON_LENGTH, useRejections } from '../use-rejections';

/** Form of "Adicionar Reprova": asks why a project was rejected (boards-043, boards-110). */
export function RejectionForm({ item, onDone, onGone: _, ...form }: ItemActionFormProps) {
  const { add } = useRejections(item);
  const usual = useSettings()?.rejectReasons.map(({ name }) => name) ?? [];
  return (
    <ItemActionForm
      {...form}
      initial={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        const refused = await add(reason.trim());
        if (!refused) onDone();
        return refused;
      }}
    >
      {usual.length > 0 && <ConfiguredReasons reasons={usual} />}
      <FormTextArea
        name="reason"
        label="Motivo da reprova"
        placeholder="Ex.: a concessionária pediu o diagrama unifilar atualizado"
        isRequired
        maxLength={MAX_REJECTION_REASON_LENGTH}
        rows={4}
      />
    </ItemActionForm>
  );
}

/** The reasons of the settings: one press writes one. */
function ConfiguredReasons({ reasons }: { reasons: readonly string[] }) {
  const { setFieldValue } = useFormikContext();
  return (
    <Stack gap={4} role="group" aria-label="Motivos usuais">
      <Text as="p" size={13} tone="soft">
        Motivos usuais
      </Text>
      <Row wraps gap={8}>
        {reasons.map((reason) => (
          <Button key={reason} size="sm" onClick={() => void setFieldValue('reason', reason)}>
            {reason}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
