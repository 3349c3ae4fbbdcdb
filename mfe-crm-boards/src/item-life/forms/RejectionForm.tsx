import { useSettings } from '@girassol/shared-auth';
import { Button, Row, Stack, Text } from '@girassol/shared-ui';
import { FormTextArea } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { LifeFormProps } from '../LifeDialog';
import { LifeForm } from '../LifeForm';
import { REASON_LENGTH, useRejections } from '../use-rejections';

/** Adicionar Reprova: why a project came back (boards-043, boards-110). */
export function RejectionForm({ item, onDone, onGone: _, ...form }: LifeFormProps) {
  const { add } = useRejections(item);
  const usual = useSettings()?.rejectReasons.map(({ name }) => name) ?? [];
  return (
    <LifeForm
      {...form}
      initial={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        const refused = await add(reason.trim());
        if (!refused) onDone();
        return refused;
      }}
    >
      {usual.length > 0 && <UsualReasons reasons={usual} />}
      <FormTextArea
        name="reason"
        label="Motivo da reprova"
        placeholder="Ex.: a concessionária pediu o diagrama unifilar atualizado"
        isRequired
        maxLength={REASON_LENGTH}
        rows={4}
      />
    </LifeForm>
  );
}

/** The reasons of the settings: one press writes one. */
function UsualReasons({ reasons }: { reasons: readonly string[] }) {
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
