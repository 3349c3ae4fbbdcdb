import { matchesSearchWords } from '@girassol/shared-domain';
import { type BlockKind, blockKinds, type SiteBlock } from '@girassol/shared-domain/website';
import { Button, NoResults, Stack, Text, tokens } from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BlockKindDrawing } from './KindDrawing';

interface AddBlockDialogProps {
  blocks: readonly SiteBlock[];
  onChoose: (kind: BlockKind) => void;
  onClose: () => void;
}

const kinds = Object.entries(blockKinds) as [BlockKind, { label: string; about: string; isSingle?: true }][];

/** Dialog with all kinds of block, searchable by name and purpose. */
export function AddBlockDialog({ blocks, onChoose, onClose }: AddBlockDialogProps) {
  const [search, setSearch] = useState('');
  const found = kinds.filter(([, { label, about }]) => matchesSearchWords(`${label} ${about}`, search));
  const isTaken = (kind: BlockKind, isSingle?: true) =>
    isSingle === true && blocks.some((block) => block.kind === kind);
  const onEnter = () => {
    const [first] = found.filter(([kind, { isSingle }]) => !isTaken(kind, isSingle));
    if (first) onChoose(first[0]);
  };
  return (
    <Dialog isOpen size="lg" onClose={onClose} title="Acrescentar bloco">
      <Stack gap={16}>
        <SearchField
          autoFocus
          label="Buscar bloco"
          placeholder="Fotos, depoimentos, perguntas…"
          value={search}
          onChange={setSearch}
          onSubmit={onEnter}
        />
        {found.length === 0 && (
          <NoResults isCompact action={<Button onClick={() => setSearch('')}>Limpar busca</Button>} />
        )}
        <Grid aria-label="Tipos de bloco">
          {found.map(([kind, { label, about, isSingle }]) => (
            <li key={kind}>
              <button type="button" disabled={isTaken(kind, isSingle)} onClick={() => onChoose(kind)}>
                <BlockKindDrawing kind={kind} width={72} />
                <span>
                  <Text weight={600}>{label}</Text>
                  <Text size={12} tone="soft">
                    {isTaken(kind, isSingle) ? 'Já está na página: só cabe um.' : about}
                  </Text>
                </span>
              </button>
            </li>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  );
}

const { color, motion, radius, screen, space } = tokens;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
  button {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    width: 100%;
    height: 100%;
    padding: ${space[8]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    color: ${color.ink};
    text-align: left;
    cursor: pointer;
    transition: border-color ${motion.in} ${motion.ease}, background ${motion.in} ${motion.ease};
  }
  button:hover:enabled { border-color: ${color.leaf}; background: ${color.leafSoft}; }
  button:disabled { opacity: .6; cursor: not-allowed; }
  button > span { display: grid; gap: 2px; }
`;
