/** Definition of a field of a website block for one line of text. */
export interface SingleLineField {
  type: 'line';
  name: string;
  label: string;
  /** Characters. */
  max: number;
  /** A block without it says nothing: publishing asks for it. */
  needed?: true;
  hint?: string;
}

/**
 * Definition of a field of a website block for formatted text: paragraphs, lists, bold and links, in the
 * notation that `parseRichText` parses.
 */
export interface RichTextField {
  type: 'text';
  name: string;
  label: string;
  max: number;
  needed?: true;
  hint?: string;
}

/** Definition of a field of a website block for an uploaded picture with its alternative text. */
export interface PictureField {
  type: 'picture';
  name: string;
  label: string;
  needed?: true;
}

/** Definition of a field of a website block for the link of a button. */
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

export type NonListField =
  | SingleLineField
  | RichTextField
  | PictureField
  | LinkField
  | ChoiceField
  | ToggleField
  | NumberField;

/**
 * Definition of a field of a website block for a list of entries with the same fields. The user chooses the
 * order of the entries.
 */
export interface ListField {
  type: 'list';
  name: string;
  label: string;
  /** Name of one entry: "Pergunta". */
  entry: string;
  most: number;
  fields: readonly NonListField[];
}

export type BlockField = NonListField | ListField;

/**
 * Picture in a website block: id of the uploaded image, alternative text, and the point that stays visible
 * when the picture is cropped.
 */
export interface SitePicture {
  imageId: string;
  /** Alternative text of the picture; '' for decoration. */
  alt: string;
  /** The point that stays in sight when edges are cut, in parts of width and height. */
  focusX: number;
  focusY: number;
}

export interface SiteLink {
  label: string;
  /** `#simulador`, `#contato`, `whatsapp`, or an address that `buildSiteUrls` takes. */
  to: string;
}

type FieldValue<F extends NonListField> = F extends SingleLineField | RichTextField
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

type PlainValues<Fields extends readonly NonListField[]> = {
  [F in Fields[number] as F['name']]: FieldValue<F>;
};

/** Type of the values of a website block, derived from the definitions of its fields. */
export type FieldValues<Fields extends readonly BlockField[]> = {
  [F in Fields[number] as F['name']]: F extends ListField
    ? PlainValues<F['fields']>[]
    : F extends NonListField
      ? FieldValue<F>
      : never;
};
