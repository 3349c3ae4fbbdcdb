import { api, attemptAction, getIdempotencyKeyOfAction, useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, EmptyState, Stack, Text, tokens } from '@girassol/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { sortOffersByPreference } from '../comparison/offer-order';
import { describeFinancingOption } from '../financing/financing-labels';
import { refreshFinancings } from '../financing/financings';
import { NoOptionsState } from './NoOptionsState';
import { OptionComparison } from './OptionComparison';
import { OptionRadio } from './OptionRadio';
import { StickyActions } from './StickyActions';

const CHOOSE = 'PUT /financings/single/proposal/chosen/:fid/:pid';

interface ChooseOptionProps {
  financing: Financing;
  onChosen: (financing: Financing) => void;
  /** Goes to the step that adds options. */
  onAdd: () => void;
}

/** Step that chooses the option to be contracted (financing-013, financing-065). */
export function ChooseOptionStep({ financing, onChosen, onAdd }: ChooseOptionProps) {
  const options = sortOffersByPreference(financing.proposals.filter(({ addedToProp }) => addedToProp));
  const { isAgreed } = financing.proposal;
  const contracted = options.find(({ chosen }) => chosen);
  const [picked, setPicked] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const group = useId();
  const readOnlyReason = useReadOnlyReason('financings');
  const option = options.find(({ _id }) => _id === picked);
  if (options.length === 0 && financing.proposals.every(({ refused }) => refused))
    return <NoOptionsState financing={financing} />;
  if (options.length === 0)
    return (
      <EmptyState
        isCompact
        title={isAgreed ? 'Nenhuma opção separada' : 'Nenhuma opção na proposta'}
        text={
          isAgreed
            ? 'Primeiro separe as opções que podem ser contratadas, em Add a Proposta. A proposta do cliente já foi fechada e não muda.'
            : 'Primeiro adicione à proposta as opções que o cliente pode escolher.'
        }
        action={
          <Button size="sm" icon="plus" onClick={onAdd}>
            Marcar opções
          </Button>
        }
      />
    );

  async function choose(pid: string) {
    setPending(true);
    const answer = await attemptAction(() =>
      api(CHOOSE, {
        params: { fid: financing._id, pid },
        idempotencyKey: getIdempotencyKeyOfAction(`${CHOOSE} ${financing._id}`, pid),
      }),
    );
    setPending(false);
    if (answer) onChosen(answer.financing);
    // Somebody else may have chosen meanwhile: then what they chose is shown.
    else refreshFinancings();
  }

  if (contracted)
    return (
      <Stack gap={16}>
        <Text as="p" size={13} tone="good">
          Esta é a opção contratada.
        </Text>
        <OptionComparison financing={financing} options={[contracted]} isChosen={() => true} />
      </Stack>
    );
  return (
    <Stack gap={16}>
      <Text as="p" size={13} tone="soft">
        {`Marque no cartão a opção que o cliente quer. ${describeNextStep(financing)}`}
      </Text>
      <div aria-labelledby={`${group}-title`} role="radiogroup">
        <Title id={`${group}-title`}>Opção Financiamento</Title>
        <OptionComparison
          financing={financing}
          options={options}
          isChosen={({ _id }) => _id === picked}
          getChoice={({ _id, installments }) => (
            <OptionRadio
              group={group}
              isChosen={_id === picked}
              isDisabled={readOnlyReason !== undefined || isPending}
              label={`Contratar em ${installments} vezes`}
              onChoose={() => setPicked(_id)}
            />
          )}
        />
      </div>
      <StickyActions>
        <Button
          variant="primary"
          icon="check"
          disabled={!option || readOnlyReason !== undefined}
          title={readOnlyReason}
          isPending={isPending}
          onClick={() => option && void choose(option._id)}
        >
          SELECIONAR OPÇÃO
        </Button>
        <Text size={13} tone="soft" role="status">
          {option ? `${describeFinancingOption(option)}.` : 'Nenhuma opção marcada.'}
        </Text>
      </StickyActions>
    </Stack>
  );
}

/** Says what follows the choice of an option, and that there is one choice. */
function describeNextStep({ variant, provider }: Financing): string {
  const next =
    variant === 'BTG'
      ? 'Em seguida você pede a contratação, na aba Contratação.'
      : `${provider.label} recebe o aceite, e em seguida você envia os documentos, na aba Documentação.`;
  return `${next} A escolha é feita uma vez e não muda depois.`;
}

const Title = styled.h3`
  margin: 0 0 ${tokens.space[8]};
  font: ${tokens.font[14]};
  font-weight: ${tokens.weight.medium};
`;
