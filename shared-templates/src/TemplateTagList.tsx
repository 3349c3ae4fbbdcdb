import {
  formatTag,
  searchTagFamilies,
  type TagDelimiters,
  type TagInfo,
} from '@girassol/shared-domain/templates';
import { Button, copyText, Icon, Row, Text, tokens } from '@girassol/shared-ui';
import { FormSection, SearchField } from '@girassol/shared-ui/fields';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

interface Family {
  title: string;
  loop: string | null;
  fields: readonly TagInfo[];
}

interface TemplateFieldsProps {
  families: readonly Family[];
  marks: TagDelimiters;
  /** Gives a template to begin with. Null where the page offers it elsewhere. */
  onSample: (() => void) | null;
}

/**
 * Searchable list of the tags that a template may contain, each with label and sample; a click copies a tag.
 */
export function TemplateTagList({ families, marks, onSample }: TemplateFieldsProps) {
  const [search, setSearch] = useState('');
  const heading = useId();
  const found = searchTagFamilies(families, search);
  return (
    <FormSection aria-labelledby={heading}>
      <h2 id={heading}>Campos disponíveis</h2>
      <p>
        Escreva no documento o campo como está aqui, {formatTag('campo', marks)}; um clique copia. O que
        faltar no cadastro sai marcado.
      </p>
      <Row gap={8} wraps align="end">
        <SearchField
          label="Buscar campo"
          placeholder="cliente, preço, módulo…"
          value={search}
          onChange={setSearch}
        />
        {onSample && (
          <Button variant="secondary" icon="download" onClick={onSample}>
            Baixar modelo pronto
          </Button>
        )}
      </Row>
      {found.length === 0 && (
        <Text as="p" tone="soft" role="status">
          Nenhum campo com “{search.trim()}”.
        </Text>
      )}
      {found.map(({ title, loop, fields }) => (
        <Family key={title}>
          <h3>{title}</h3>
          {loop && (
            <p>
              Uma vez para cada linha, entre <Tag tag={`#${loop}`} marks={marks} /> e{' '}
              <Tag tag={`/${loop}`} marks={marks} />.
            </p>
          )}
          <ul>
            {fields.map(({ tag, label, sample }) => (
              <li key={tag}>
                <Tag tag={tag} marks={marks} />
                <span>{label}</span>
                <small>{sample}</small>
              </li>
            ))}
          </ul>
        </Family>
      ))}
    </FormSection>
  );
}

function Tag({ tag, marks }: { tag: string; marks: TagDelimiters }) {
  const text = formatTag(tag, marks);
  return (
    <TagButton
      type="button"
      aria-label={`Copiar ${text}`}
      onClick={() => void copyText(text, `${text}: copiado!`)}
    >
      <code>{text}</code>
      <Icon name="copy" size={14} />
    </TagButton>
  );
}

const { color, font, radius, space, weight, screen } = tokens;

const TagButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  max-width: 100%;
  padding: 2px ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink};
  text-align: start;
  cursor: pointer;

  code { font-size: 0.8125rem; font-weight: ${weight.medium}; overflow-wrap: anywhere; }
  svg { flex: none; color: ${color.inkFaint}; }
  &:hover { background: ${color.hover}; }
  &:hover svg { color: ${color.leaf}; }
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 1px; }
  @media (pointer: coarse), ${screen.phone} { min-height: 2.75rem; }
`;

const Family = styled.div`
  margin-top: ${space[24]};

  h3 { margin: 0; font: ${font[14]}; font-weight: ${weight.strong}; }
  p { margin: ${space[4]} 0 0; color: ${color.inkSoft}; font: ${font[13]}; }
  ul { margin: ${space[8]} 0 0; padding: 0; list-style: none; }
  li {
    display: grid;
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]} ${space[16]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
    font: ${font[13]};
  }
  li > button { justify-self: start; }
  small { grid-column: 2; color: ${color.inkSoft}; font: ${font[13]}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  @media ${screen.phone} {
    li { grid-template-columns: minmax(0, 1fr); }
    small { grid-column: 1; }
  }
`;
