import { Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface DemoAccountsProps {
  accounts: { email: string; description: string }[];
  onChoose: (email: string) => void;
}

/** Demonstration logins, where the server has them: a press fills the form. */
export function DemoLoginList({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <Box>
      <summary>
        <Icon name="chevron-right" size={14} />
        Contas de demonstração
      </summary>
      <List>
        {accounts.map(({ email, description }) => (
          <li key={email}>
            <Choice type="button" onClick={() => onChoose(email)}>
              <Text size={13} weight={500} isTruncated>
                {email}
              </Text>
              <Text size={12} tone="faint">
                {description}
              </Text>
            </Choice>
          </li>
        ))}
      </List>
    </Box>
  );
}

const { color, radius, space } = tokens;

const Box = styled.details`
  border-top: 1px solid ${color.line};
  padding-top: ${space[12]};
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    padding: ${space[4]} 0;
    color: ${color.inkSoft};
    font: 500 ${tokens.font[13]};
    cursor: pointer;
    list-style: none;
    border-radius: ${radius.control};
  }
  > summary::-webkit-details-marker { display: none; }
  &[open] > summary svg { transform: rotate(90deg); }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  width: 100%;
  padding: ${space[4]} ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  text-align: left;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
`;
