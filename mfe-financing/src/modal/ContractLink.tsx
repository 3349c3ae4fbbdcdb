import { supportWhatsapp } from '@girassol/federation/remote';
import { formatMoney, padNumber, whatsappMessage } from '@girassol/shared-domain';
import type { Financing, FinancingOption } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState, Stack, Text } from '@girassol/shared-ui';
import { optionText, proposalNumber } from '../financing/words';
import { OptionComparison } from './OptionComparison';

/** Without the Marketplace the contract is made by message, with the chosen option in it (financing-022, financing-108). */
export function ContractLink({ financing }: { financing: Financing }) {
  const option = financing.proposals.find(({ chosen }) => chosen);
  if (!option)
    return (
      <EmptyState
        isCompact
        title="Nenhuma opção selecionada"
        text="Selecione a opção que o cliente quer contratar, na aba Opção Fin."
      />
    );
  return (
    <Stack gap={16}>
      <Text as="p" size={14} tone="soft">
        A contratação segue pelo WhatsApp, com a nossa equipe. A mensagem já leva a opção escolhida.
      </Text>
      <div>
        <ButtonLink
          href={whatsappMessage(supportWhatsapp(), contractText(financing, option))}
          target="_blank"
          rel="noopener noreferrer"
          variant="primary"
          icon="message"
        >
          CONTRATAR FINANCIAMENTO
        </ButtonLink>
      </div>
      <OptionComparison financing={financing} options={[option]} />
    </Stack>
  );
}

/** Numbers and terms only: who the customer is stays here. */
const contractText = ({ number, proposal }: Financing, option: FinancingOption): string =>
  `Olá! Quero contratar o financiamento ${padNumber(number)} da proposta ${proposalNumber(proposal.count)}: ` +
  `${option.bank}, ${optionText(option)}, total financiado de ${formatMoney(option.totalFinanced)}.`;
