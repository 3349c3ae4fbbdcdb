import type { Financing } from '@girassol/shared-domain/contract';
import type { FinancingStep } from '@girassol/shared-domain/financing';
import { Icon, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { listDisplayedSteps } from '../financing/displayed-steps';

/** Says who does what in a step, and in which order. */
const describeStep = (id: FinancingStep['id'], bank: string): string =>
  ({
    offer: `${bank} analisa o pedido e envia as ofertas.`,
    choice: 'Você contrata a opção que o cliente quer.',
    documents: `Você envia os documentos do cliente, e ${bank} confere.`,
    invoices: `Você envia as notas fiscais, e ${bank} confere.`,
    contract: `${bank} envia o contrato, e o cliente assina.`,
    proofs: `Você envia os comprovantes da obra, e ${bank} confere.`,
    end: `${bank} libera o pagamento.`,
  })[id];

const stateTexts = { done: 'concluído', current: 'agora', ahead: 'depois' } as const;

/**
 * Path of a financing at the bank, from the request to the payment, with what its current step still needs, and, to be unfolded,
 * who does what in each step to come. Draws
 * nothing for a financing that has ended without a contract, or without the Marketplace (financing-050).
 */
export function FinancingPath({ financing }: { financing: Financing }) {
  const steps = listDisplayedSteps(financing);
  if (steps.length === 0) return null;
  const current = steps.find(({ state }) => state === 'current');
  return (
    <div>
      <Steps aria-label="Caminho do financiamento">
        {steps.map(({ id, label, state }) => (
          <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>
              {state === 'done' && <Icon name="check" size={14} />}
              {label}
              <VisuallyHidden>: {stateTexts[state]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </Steps>
      {current?.note && (
        <Note>
          <strong>{current.turn === 'bank' ? describeBankTurn(financing.provider.label) : 'Sua vez'}:</strong>{' '}
          {current.note}.
        </Note>
      )}
      {current && (
        <Remaining>
          <summary>{`Passo ${steps.indexOf(current) + 1} de ${steps.length}: ${current.label}. Ver o que falta`}</summary>
          <ol aria-label="O que falta, em ordem">
            {steps
              .filter(({ state }) => state !== 'done')
              .map(({ id, label, state }) => (
                <li key={id} aria-current={state === 'current' ? 'step' : undefined}>
                  <strong>{label}.</strong> {describeStep(id, financing.provider.label)}
                </li>
              ))}
          </ol>
        </Remaining>
      )}
    </div>
  );
}

/** Says that it is the bank's turn: `Vez do Banco Demonstração`, `Vez do banco Sol Agora`. */
const describeBankTurn = (bank: string): string => `Vez do ${/^banco /i.test(bank) ? bank : `banco ${bank}`}`;

const { color, font, radius, screen, space, weight } = tokens;

const Steps = styled.ol`
  display: flex;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    padding-top: ${space[8]};
    border-top: 4px solid ${color.line};
    border-radius: ${radius.control} ${radius.control} 0 0;
    color: ${color.inkSoft};
    font: ${font[12]};
  }
  > li > span { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[4]}; }
  > li[data-state='done'] { border-color: ${color.leaf}; color: ${color.leafInk}; }
  > li[data-state='current'] { border-color: ${color.sun}; color: ${color.ink}; font-weight: ${weight.strong}; }
  /* On a phone the current step alone has room for its name; the line below says what it needs. */
  @media ${screen.phone} {
    > li > span { position: absolute; clip-path: inset(50%); }
    > li { padding-top: 0; }
  }
`;

const Note = styled.p`
  margin: ${space[8]} 0 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  strong { color: ${color.ink}; }
`;

const Remaining = styled.details`
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[13]};
  summary { min-height: 1.75rem; width: fit-content; cursor: pointer; }
  @media (pointer: coarse) { summary { min-height: 2.75rem; align-content: center; } }
  ol { margin: ${space[4]} 0 0; padding-inline-start: ${space[24]}; }
  li { padding: ${space[4]} 0; }
  li[aria-current], strong { color: ${color.ink}; }
`;
