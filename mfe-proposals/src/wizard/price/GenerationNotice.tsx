import { formatNumber } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, NoticeBox, Text, tokens } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { wizardStepPath } from '../../addresses/wizard';
import { GENERATION_STEP, isGenerationChecked } from '../../wizard-frame/generation-check';
import { computeStudy } from '../../wizard-frame/proposal-study';

/**
 * Notice on the price pages with the expected generation of the system and a link to the generation step,
 * because choosing a registered kit skips the generation step (proposals-006).
 */
export function GenerationNotice({ proposal }: { proposal: Proposal }) {
  const path = wizardStepPath(GENERATION_STEP, proposal.frontId);
  const generation = useMemo(() => {
    const result = computeStudy(proposal);
    return result.ok ? result.study.generation : null;
  }, [proposal]);
  if (isGenerationChecked(proposal) || !path) return null;
  return (
    <Notice aria-label="Geração">
      <NoticeBox
        tone="sun"
        icon="sun"
        action={
          <ButtonLink as={Link} to={path} size="sm">
            Conferir a geração
          </ButtonLink>
        }
      >
        <Text as="p" size={13}>
          {generation
            ? `A geração ainda não foi conferida. Com o sol do local, o sistema gera ${formatNumber(generation.averageMonthly, 0)} kWh por mês, ${formatNumber(generation.offset * 100, 0)}% do consumo.`
            : 'A geração ainda não foi conferida.'}
        </Text>
      </NoticeBox>
    </Notice>
  );
}

const Notice = styled.section`
  margin-bottom: ${tokens.space[16]};
`;
