import { type SiteSearch, searchLengths } from '@girassol/shared-domain/website';
import { Stack } from '@girassol/shared-ui';
import { TextArea, TextField } from '@girassol/shared-ui/fields';
import { SiteSnippets } from '../../snippets/SiteSnippets';
import { fieldId } from '../fields/field-id';
import { PictureInput } from '../fields/picture/PictureInput';
import { withoutHidden } from '../fields/plain-text';
import { useEditor } from '../state/editor-store';
import { PanelHead } from './PanelHead';
import { SiteAddress } from './SiteAddress';
import { usePartChanges } from './use-part';

const idOf = (name: keyof SiteSearch) => fieldId(null, `search.${name}`);

/** What search engines and messengers show, as they will show it. */
export function SearchPanel({ url }: { url: string }) {
  const content = useEditor((state) => state.content);
  const { search: change } = usePartChanges();
  const { title, description, picture } = content.search;
  return (
    <Stack gap={16}>
      <PanelHead title="Busca" about="O que aparece no Google e quando alguém manda o link no WhatsApp." />
      <TextField
        id={idOf('title')}
        label="Título"
        description={lengthWords(title.length, searchLengths.title.most)}
        maxLength={120}
        autoComplete="off"
        value={title}
        onChange={(text) => change({ title: withoutHidden(text, false) }, true)}
      />
      <TextArea
        id={idOf('description')}
        label="Descrição"
        rows={3}
        description={lengthWords(description.length, searchLengths.description.most)}
        maxLength={300}
        value={description}
        onChange={(text) => change({ description: withoutHidden(text, false) }, true)}
      />
      <PictureInput
        id={idOf('picture')}
        field={{ label: 'Foto do link' }}
        value={picture}
        onChange={(next, isTyped) => change({ picture: next }, isTyped)}
      />
      <SiteAddress url={url} />
      <SiteSnippets content={content} url={url} />
    </Stack>
  );
}

/** How much of a text is seen. */
export function lengthWords(length: number, shown: number): string {
  if (length > shown) return `${length} letras: as últimas ${length - shown} costumam ser cortadas.`;
  return `${length} de ${shown} letras que a busca mostra.`;
}
