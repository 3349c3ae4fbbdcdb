import { formatDateTime, formatTime, toIsoDate } from '@girassol/shared-domain';
import { ButtonLink, Icon, Text, tokens, useLeaveGuard, visuallyHiddenStyles } from '@girassol/shared-ui';
import { FormErrorsButton, FormFooter, FormSubmitButton } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFocusFieldFromAddress } from './use-focus-field-from-address';

interface StepFootProps {
  /** Epoch milliseconds; null while nothing was saved. */
  savedAt: number | null;
  /** Text of the save state before the first save. */
  unsavedText?: string | undefined;
  /** The step before. */
  backTo: string | null;
  submitLabel?: string | undefined;
  /** Names of what has no field on the screen, by path. */
  labels?: Record<string, string> | undefined;
}

/**
 * Footer of a wizard step: save state, back link and submit button. Asks before leaving with unsaved changes.
 */
export function StepFoot({
  savedAt,
  unsavedText = 'Ainda não foi salvo',
  backTo,
  submitLabel = 'Salvar e continuar',
  labels,
}: StepFootProps) {
  const { dirty, isValid } = useFormikContext();
  useLeaveGuard(dirty);
  const inside = useFocusFieldFromAddress();
  return (
    <Foot data-valid={isValid}>
      <Saved role="status" ref={inside}>
        <Icon name={dirty || savedAt === null ? 'pencil' : 'circle-check'} size={14} />
        <Text size={13} tone="soft">
          {savedText(savedAt, dirty, unsavedText)}
        </Text>
      </Saved>
      {backTo && (
        <ButtonLink as={Link} to={backTo} variant="ghost" icon="arrow-left">
          <BackWord>Voltar</BackWord>
        </ButtonLink>
      )}
      <FormErrorsButton labels={labels} />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </Foot>
  );
}

function savedText(savedAt: number | null, isDirty: boolean, unsavedText: string): string {
  if (savedAt === null) return unsavedText;
  if (isDirty) return 'Alterações não salvas';
  const isToday = toIsoDate(savedAt) === toIsoDate(Date.now());
  return isToday ? `Salvo às ${formatTime(savedAt)}` : `Salvo em ${formatDateTime(savedAt)}`;
}

/** On a phone one line with the arrow first; the button that says what is wrong needs a second one. */
const Foot = styled(FormFooter)`
  @media ${tokens.screen.phone} {
    > a { order: -1; }
    &[data-valid='true'] { flex-wrap: nowrap; }
    &[data-valid='true'] > :last-child { flex: none; }
  }
`;

const Saved = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  /* Takes what the buttons leave: on a phone they stay in one line. */
  @media ${tokens.screen.phone} { flex: 1 1 6rem; }
`;

/** On a phone the arrow says it: what is wrong has to fit beside it. */
const BackWord = styled.span`
  @media ${tokens.screen.phone} { ${visuallyHiddenStyles} }
`;
