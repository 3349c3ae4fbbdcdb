/** One line of text. */
export interface LineField {
  type: 'line';
  name: string;
  label: string;
  /** Characters. */
  max: number;
  /** A block without it says nothing: publishing asks for it. */
  needed?: true;
  hint?: string;
}

/** Paragraphs, lists, bold and links, as `richText` reads them. */
export interface TextField {
  type: 'text';
  name: string;
  label: string;
  max: number;
  needed?: true;
  hint?: string;
}

/** A picture of the account with what it shows in words. */
export interface PictureField {
  type: 'picture';
  name: string;
  label: string;
  needed?: true;
}

/** Where a button leads. */
export interface LinkField {
  type: 'link';
  name: string;
  label: string;
}

export interface ChoiceField {
  type: 'choice';
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface ToggleField {
  type: 'toggle';
  name: string;
  label: string;
}

export interface NumberField {
  type: 'number';
  name: string;
  label: string;
  min: number;
  max: number;
  /** Stands behind it. */
  unit?: string;
}

export type PlainField =
  | LineField
  | TextField
  | PictureField
  | LinkField
  | ChoiceField
  | ToggleField
  | NumberField;

/** Entries of the same form, in an order that people choose. */
export interface ListField {
  type: 'list';
  name: string;
  label: string;
  /** What one entry is called: "Pergunta". */
  entry: string;
  most: number;
  fields: readonly PlainField[];
}

export type BlockField = PlainField | ListField;

/** A picture as a block shows it. */
export interface SitePicture {
  imageId: string;
  /** What it shows, for who does not see it. Empty: decoration. */
  alt: string;
  /** The point that stays in sight when edges are cut, in parts of width and height. */
  focusX: number;
  focusY: number;
}

export interface SiteLink {
  label: string;
  /** `#simulador`, `#contato`, `whatsapp`, or an address that `siteAddress` takes. */
  to: string;
}

type ValueOf<F extends PlainField> = F extends LineField | TextField
  ? string
  : F extends PictureField
    ? SitePicture | null
    : F extends LinkField
      ? SiteLink | null
      : F extends ChoiceField
        ? F['options'][number]['value']
        : F extends ToggleField
          ? boolean
          : number | null;

type PlainValues<Fields extends readonly PlainField[]> = {
  [F in Fields[number] as F['name']]: ValueOf<F>;
};

/** What a block holds whose fields are these. */
export type ValuesOf<Fields extends readonly BlockField[]> = {
  [F in Fields[number] as F['name']]: F extends ListField
    ? PlainValues<F['fields']>[]
    : F extends PlainField
      ? ValueOf<F>
      : never;
};
