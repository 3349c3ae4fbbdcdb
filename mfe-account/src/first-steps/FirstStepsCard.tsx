import type { SlotContext } from '@girassol/federation';
import { isAnsweredByArea } from '@girassol/federation/remote';
import { api, attemptAction, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { Button, HomeCard, HomeCardLink, Icon, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { describeEmailStep, describeFirstStep } from './describe-first-step';

const LOAD = 'GET /accounts/first-steps';

/**
 * Home card of a new account: what its owner does first, what of it is done, and the ways there. It goes when all is done or
 * the owner puts it away.
 */
export default function FirstStepsCard({ session }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery(LOAD, {});
  const steps = [
    ...(data?.unconfirmedEmail
      ? [{ id: 'email', isDone: false, ...describeEmailStep(data.unconfirmedEmail) }]
      : []),
    ...(data?.steps ?? []).map((step) => ({ ...step, ...describeFirstStep(step.id, session) })),
  ]
    // A distribution may leave the area of a step out.
    .filter(({ to }) => isAnsweredByArea(to));
  const done = steps.filter(({ isDone }) => isDone).length;
  if (data && (data.isHidden || done === steps.length)) return null;
  const next = steps.find(({ isDone }) => !isDone)?.id;

  async function setHidden(isHidden: boolean) {
    await attemptAction(async () => {
      const answer = await api('PUT /accounts/first-steps', { body: { isHidden } });
      queryClient.setQueryData(buildApiQueryKey(LOAD, {}), answer);
      if (isHidden) showSnackbar({ text: 'Primeiros passos ocultos', undo: () => void setHidden(false) });
    });
  }

  return (
    <HomeCard
      title="Primeiros passos"
      icon="circle-check"
      aside={
        data && (
          <Aside>
            <Text size={13} tone="soft">{`${done} de ${steps.length}`}</Text>
            <Button size="sm" variant="ghost" onClick={() => void setHidden(true)}>
              Ocultar
            </Button>
          </Aside>
        )
      }
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      <Steps>
        {steps.map((step) => (
          <Step key={step.id} {...step} isNext={step.id === next} />
        ))}
      </Steps>
    </HomeCard>
  );
}

interface StepProps extends ReturnType<typeof describeFirstStep> {
  isDone: boolean;
  /** The first that is not done: it says what it is for. */
  isNext: boolean;
}

function Step({ title, hint, to, instead, isDone, isNext }: StepProps) {
  if (isDone)
    return (
      <li data-done="">
        <Mark>
          <Icon name="check" size={14} label="Feito" />
        </Mark>
        <span>{title}</span>
      </li>
    );
  return (
    <li>
      <Mark aria-hidden />
      <div>
        <HomeCardLink to={to}>{title}</HomeCardLink>
        {isNext && (
          <Text as="p" size={13} tone="soft">
            {hint}{' '}
            {instead && isAnsweredByArea(instead.to) && (
              <HomeCardLink to={instead.to}>{instead.title}</HomeCardLink>
            )}
          </Text>
        )}
      </div>
    </li>
  );
}

const { color, font, space } = tokens;

const Aside = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin: calc(-1 * ${space[8]}) 0 calc(-1 * ${space[8]}) auto;
`;

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[14]};
  li { display: flex; align-items: flex-start; gap: ${space[12]}; padding: ${space[8]} 0; }
  li + li { border-top: 1px solid ${color.lineSoft}; }
  [data-done] { color: ${color.inkSoft}; }
  p { margin: 2px 0 0; }
`;

/** A ring, or a check where the step is done. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${color.line};
  border-radius: 50%;
  [data-done] > & { border-color: transparent; background: ${color.goodSoft}; color: ${color.goodInk}; }
`;
