import type { PasswordAdvice, PasswordStrength } from '@girassol/account-domain/security';
import { Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const labels: Record<PasswordStrength, string> = {
  refused: 'Ainda não serve',
  fair: 'Aceita',
  good: 'Boa senha',
};
const filledParts: Record<PasswordStrength, number> = { refused: 1, fair: 2, good: 3 };

/** Bar with the strength of a password, and in words what would make it better. */
export function StrengthMeter({ strength, advice }: PasswordAdvice) {
  return (
    <Meter role="status">
      <Bar aria-hidden>
        {[1, 2, 3].map((part) => (
          <Part key={part} $strength={strength} $isFilled={part <= filledParts[strength]} />
        ))}
      </Bar>
      <Text size={13} tone="soft">
        <Text size={13} weight={500}>
          {labels[strength]}
        </Text>
        {strength === 'fair' && ` · ${advice}`}
      </Text>
    </Meter>
  );
}

const { color, radius, space } = tokens;

const partColours: Record<PasswordStrength, string> = {
  refused: color.bad,
  fair: color.warn,
  good: color.good,
};

const Meter = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 4rem));
  gap: ${space[4]};
`;

const Part = styled.span<{ $strength: PasswordStrength; $isFilled: boolean }>`
  height: 4px;
  border-radius: ${radius.control};
  background: ${({ $strength, $isFilled }) => ($isFilled ? partColours[$strength] : color.line)};
`;
