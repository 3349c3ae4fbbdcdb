import { api, attemptAction, getIdempotencyKeyOfAction, useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing, FinancingOption } from '@girassol/shared-domain/contract';
import { FINANCING_TAB_LABELS } from '@girassol/shared-domain/financing';
import { Button, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { sortOffersByPreference } from '../comparison/offer-order';
import { openPageInNewTab } from '../financing/open-page-in-new-tab';
import { NoOptionsState } from './NoOptionsState';
import { OptionComparison } from './OptionComparison';
import { OPTION_PLACES, OptionOrder } from './OptionOrder';
import { StickyActions } from './StickyActions';

const ADD = 'POST /financings/single/proposal/:fid';

interface AddToProposalProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** Step that adds up to four options to the proposal that the customer sees (financing-012, financing-023). */
export function AddToProposalStep({ financing, onChange }: AddToProposalProps) {
  const [isPending, setPending] = useState(false);
  const readOnlyReason = useReadOnlyReason('financings');
  const options = sortOffersByPreference(financing.proposals.filter(({ refused }) => !refused));
  const [chosen, setChosen] = useState<readonly (string | null)[]>(() => {
    const added = options.filter(({ addedToProp }) => addedToProp);
    return OPTION_PLACES.map((place) => added[place]?._id ?? null);
  });
  const isClosed = financing.proposal.isAgreed;
  const isContracted = financing.proposals.some(({ chosen: isChosen }) => isChosen);
  const ids = chosen.flatMap((id) => id ?? []);
  if (options.length === 0) return <NoOptionsState financing={financing} />;

  function tick({ _id }: FinancingOption, isTicked: boolean) {
    if (!isTicked) return setChosen(chosen.map((id) => (id === _id ? null : id)));
    const free = chosen.indexOf(null);
    setChosen(chosen.map((id, place) => (place === free ? _id : id)));
  }

  async function add() {
    setPending(true);
    const answer = await attemptAction(() =>
      api(ADD, {
        params: { fid: financing._id },
        body: { props: ids },
        idempotencyKey: getIdempotencyKeyOfAction(`${ADD} ${financing._id}`, ids),
      }),
    );
    setPending(false);
    if (!answer) return;
    onChange(answer.financing);
    const { isAgreed, pageStatus, finalPath } = answer.financing.proposal;
    const isOne = ids.length === 1;
    if (isAgreed) {
      showSnackbar({
        text: isOne
          ? 'Opção separada para contratar. A proposta do cliente não mudou.'
          : 'Opções separadas para contratar. A proposta do cliente não mudou.',
      });
      return;
    }
    const text = isOne ? 'Opção adicionada à proposta' : 'Opções adicionadas à proposta';
    if (pageStatus === 'EXPIRED' || pageStatus === 'CHANGING') {
      showSnackbar({ text: `${text}. ${closedTexts[pageStatus]}` });
      return;
    }
    const isOpen = openPageInNewTab(finalPath);
    showSnackbar({
      text,
      ...(!isOpen && { action: { label: 'Ver proposta', onAction: () => void openPageInNewTab(finalPath) } }),
    });
  }

  return (
    <Stack gap={16}>
      <Text as="p" size={13} tone="soft">
        {!isContracted && (
          <strong>{`Primeiro passo da contratação: depois, em ${FINANCING_TAB_LABELS[1]}, você marca a opção que o cliente quer. `}</strong>
        )}
        {describePurpose(financing.proposal)}
      </Text>
      <OptionComparison
        financing={financing}
        options={options}
        isChosen={({ _id }) => ids.includes(_id)}
        getChoice={(option) => {
          const place = chosen.indexOf(option._id);
          const isTicked = place !== -1;
          return (
            <Checkbox
              label={`${isClosed ? 'Separada' : 'Na proposta'}${isTicked ? `: Opção ${place + 1}` : ''}`}
              value={isTicked}
              isDisabled={readOnlyReason !== undefined || (!isTicked && ids.length === OPTION_PLACES.length)}
              onChange={(ticked) => tick(option, ticked)}
            />
          );
        }}
      />
      <OptionOrder chosen={chosen} options={options} onChange={setChosen} />
      <StickyActions>
        <Button
          variant="primary"
          icon="plus"
          disabled={ids.length === 0 || readOnlyReason !== undefined}
          title={readOnlyReason}
          isPending={isPending}
          onClick={() => void add()}
        >
          {isClosed ? 'SEPARAR PARA CONTRATAR' : 'ADICIONAR À PROPOSTA'}
        </Button>
        <Text size={13} tone="soft" role="status">
          {describeChosen(ids.length)}
        </Text>
      </StickyActions>
    </Stack>
  );
}

const describeChosen = (count: number): string =>
  count === 0
    ? 'Marque nos cartões as opções que o cliente pode escolher.'
    : `${count} de ${OPTION_PLACES.length} ${count === 1 ? 'escolhida' : 'escolhidas'}.`;

const closedTexts = {
  EXPIRED: 'Ela venceu: o cliente só as vê quando ela valer de novo.',
  CHANGING: 'Ela está em edição: o cliente só as vê quando ela for finalizada.',
} as const;

/** Says what becomes of the options that are chosen, and promises nothing that the customer does not see. */
function describePurpose({ isAgreed, pageStatus }: Financing['proposal']): string {
  if (isAgreed)
    return 'Esta proposta já foi fechada: a página do cliente continua como estava. As opções que você escolher aqui, até quatro, ficam separadas para contratar. Para o cliente ver outras, faça uma nova versão da proposta.';
  if (pageStatus === 'EXPIRED' || pageStatus === 'CHANGING')
    return `As opções que você escolher aqui, até quatro, ficam na proposta. ${closedTexts[pageStatus]}`;
  return 'O cliente vê na proposta as opções que você escolher aqui, até quatro.';
}
