import { formatNumber } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, Icon, Text, tokens } from '@girassol/shared-ui';
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
      <Icon name="sun" size={20} />
      <Text size={14}>
        {generation
          ? `A geração ainda não foi conferida. Com o sol do local, o sistema gera ${formatNumber(generation.averageMonthly, 0)} kWh por mês, ${formatNumber(generation.offset * 100, 0)}% do consumo.`
          : 'A geração ainda não foi conferida.'}
      </Text>
      <ButtonLink as={Link} to={path} size="sm">
        Conferir a geração
      </ButtonLink>
    </Notice>
  );
}

const { color, radius, space } = tokens;

const Notice = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  margin-bottom: ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.sunInk};
  > svg { flex: none; }
  > span { flex: 1 1 16rem; }
`;
