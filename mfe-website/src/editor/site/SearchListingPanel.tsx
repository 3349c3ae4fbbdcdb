import { type SiteSearchListing, searchTextLengths } from '@girassol/shared-domain/website';
import { Stack } from '@girassol/shared-ui';
import { TextArea, TextField } from '@girassol/shared-ui/inputs';
import { SiteSnippets } from '../../snippets/SiteSnippets';
import { getFieldId } from '../fields/field-id';
import { PictureInput } from '../fields/picture/PictureInput';
import { removeHiddenCharacters } from '../fields/plain-text';
import { useEditorState } from '../state/editor-store';
import { PanelHead } from './PanelHead';
import { SiteSlugField } from './SiteSlugField';
import { useSitePartActions } from './use-part';

const getSearchFieldId = (name: keyof SiteSearchListing) => getFieldId(null, `search.${name}`);

/**
 * Panel of the site editor for title and description in search results and messages, with a preview of each.
 */
export function SearchListingPanel({ url }: { url: string }) {
  const content = useEditorState((state) => state.content);
  const { search: change } = useSitePartActions();
  const { title, description, picture } = content.search;
  return (
    <Stack gap={16}>
      <PanelHead title="Busca" about="O que aparece no Google e quando alguém manda o link no WhatsApp." />
      <TextField
        id={getSearchFieldId('title')}
        label="Título"
        description={describeVisibleLength(title.length, searchTextLengths.title.most)}
        maxLength={120}
        autoComplete="off"
        value={title}
        onChange={(text) => change({ title: removeHiddenCharacters(text, false) }, true)}
      />
      <TextArea
        id={getSearchFieldId('description')}
        label="Descrição"
        rows={3}
        description={describeVisibleLength(description.length, searchTextLengths.description.most)}
        maxLength={300}
        value={description}
        onChange={(text) => change({ description: removeHiddenCharacters(text, false) }, true)}
      />
      <PictureInput
        id={getSearchFieldId('picture')}
        field={{ label: 'Foto do link' }}
        value={picture}
        onChange={(next, isTyped) => change({ picture: next }, isTyped)}
      />
      <SiteSlugField url={url} />
      <SiteSnippets content={content} url={url} />
    </Stack>
  );
}

/** Describes the length of a text compared with `shown`, the number of letters that search engines show. */
export function describeVisibleLength(length: number, shown: number): string {
  if (length > shown) return `${length} letras: as últimas ${length - shown} costumam ser cortadas.`;
  return `${length} de ${shown} letras que a busca mostra.`;
}
