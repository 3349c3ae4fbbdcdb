import {
  computeFirstPrice,
  DEFAULT_VENDORS,
  MONTHS_PER_PERIOD,
  planNames,
  planOfSignup,
  type SignupPlanId,
  signupPlanIds,
} from '@girassol/account-domain/billing';
import { SupportLink } from '@girassol/federation/remote';
import { formatMoney, type Session } from '@girassol/shared-domain';
import { Stack, Text, tokens, WayLinks } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';
import { planDescriptions } from '../signup/plan-choices';
import { usePriceList } from '../signup/use-price';

interface UnbilledPlanProps {
  session: Session;
  /** Says who bills the account. */
  sentence: string;
}

/** Plan of an account that is billed elsewhere: what it contains, the other plans, and who changes or settles it. */
export function UnbilledPlan({ session: { signupPlan, statusOk, whitelabel }, sentence }: UnbilledPlanProps) {
  const current = signupPlanIds.find((id) => planOfSignup[id] === signupPlan);
  const others = signupPlanIds.filter((id) => id !== current);
  return (
    <Narrow>
      {!statusOk && (
        <SectionCard title="Pagamento irregular">
          <Text as="p">
            O acesso completo volta assim que o pagamento for regularizado. Esta conta não é cobrada por esta
            página: fale com a equipe para saber o valor e receber o Pix ou o boleto.
          </Text>
          <Start>
            <SupportLink
              links={WayLinks}
              message="Olá! Quero regularizar o pagamento da minha conta no Girassol."
            />
          </Start>
        </SectionCard>
      )}
      {current !== undefined && (
        <SectionCard title="Seu plano">
          <Stack gap={4}>
            <Name>{planNames[current]}</Name>
            <Text as="p">{planDescriptions[current]}</Text>
            {statusOk && (
              <Text as="p" tone="soft">
                {sentence}
              </Text>
            )}
          </Stack>
        </SectionCard>
      )}
      <SectionCard title="Mudar de plano">
        <Plans aria-label="Outros planos">
          {others.map((id) => (
            <li key={id}>
              <b>{planNames[id]}</b>
              <Text tone="soft">{planDescriptions[id]}</Text>
              {whitelabel === null && <ListPrice planId={id} />}
            </li>
          ))}
        </Plans>
        <Text as="p" tone="soft">
          Para esta conta, quem muda o plano e o número de vendedores é a equipe, sem perder nenhum dado.
        </Text>
        {statusOk && (
          <Start>
            <SupportLink links={WayLinks} message="Olá! Quero mudar o plano da minha conta no Girassol." />
          </Start>
        )}
      </SectionCard>
    </Narrow>
  );
}

/** Price of a plan in the price table, without setup; nothing until the table is loaded. */
function ListPrice({ planId }: { planId: SignupPlanId }) {
  const { data: prices } = usePriceList();
  const price = prices && computeFirstPrice(prices, { planId, vendors: DEFAULT_VENDORS, isRecurring: false });
  if (!price) return null;
  const amount = `${formatMoney(price.planCents / 100)} por ${MONTHS_PER_PERIOD.once} meses`;
  return <Text>Preço de tabela: {planId === 3 ? `a partir de ${amount}` : amount}</Text>;
}

const { font, space, weight } = tokens;

const Narrow = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 44rem;
`;

const Name = styled.b`
  font: ${font[20]};
  font-weight: ${weight.strong};
`;

const Plans = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; }
  b { font-weight: ${weight.medium}; }
`;

const Start = styled.div`
  display: flex;
`;
