import { formatDateTime, formatTime, toIsoDate } from '@girassol/shared-domain';
import { ButtonLink, Icon, Text, tokens, useLeaveGuard, visuallyHiddenStyles } from '@girassol/shared-ui';
import { FormErrorsButton, FormFooter, FormSubmitButton } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { ReactNode, Ref } from 'react';
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
      <SaveState ref={inside} savedAt={savedAt} isDirty={dirty} unsavedText={unsavedText} />
      <StepBackLink to={backTo} />
      <FormErrorsButton labels={labels} />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </Foot>
  );
}

/** Footer of a wizard step that has no form of its own: save state, back link, and the way on where there is one. */
export function PlainStepFoot({
  savedAt,
  backTo,
  children,
}: Pick<StepFootProps, 'savedAt' | 'backTo'> & { children?: ReactNode }) {
  return (
    <Foot data-valid>
      <SaveState savedAt={savedAt} isDirty={false} unsavedText="Ainda não foi salvo" />
      <StepBackLink to={backTo} />
      {children}
    </Foot>
  );
}

interface SaveStateProps {
  ref?: Ref<HTMLDivElement>;
  savedAt: number | null;
  isDirty: boolean;
  unsavedText: string;
}

function SaveState({ ref, savedAt, isDirty, unsavedText }: SaveStateProps) {
  return (
    <Saved role="status" ref={ref}>
      <Icon name={isDirty || savedAt === null ? 'pencil' : 'circle-check'} size={14} />
      <Text size={13} tone="soft">
        {savedText(savedAt, isDirty, unsavedText)}
      </Text>
    </Saved>
  );
}

function StepBackLink({ to }: { to: string | null }) {
  if (!to) return null;
  return (
    <ButtonLink as={Link} to={to} variant="ghost" icon="arrow-left">
      <BackWord>Voltar</BackWord>
    </ButtonLink>
  );
}

function savedText(savedAt: number | null, isDirty: boolean, unsavedText: string): string {
  if (savedAt === null) return unsavedText;
  if (isDirty) return 'Alterações não salvas';
  const isToday = toIsoDate(savedAt) === toIsoDate(Date.now());
  return isToday ? `Salvo às ${formatTime(savedAt)}` : `Salvo em ${formatDateTime(savedAt)}`;
}

/** On a phone one line with the arrow first; with the button that says what is wrong, the buttons have the second one. */
const Foot = styled(FormFooter)`
  @media ${tokens.screen.phone} {
    > a { order: -1; }
    &[data-valid='true'] { flex-wrap: nowrap; }
    &[data-valid='true'] > :last-child { flex: none; }
    &[data-valid='false'] > :first-child { flex-basis: calc(100% - 4rem); }
    &[data-valid='false'] > :last-child { flex: 1 1 auto; }
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
