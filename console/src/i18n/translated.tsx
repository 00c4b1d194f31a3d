import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react'

type TranslatedProps = {
  /** A translated sentence, with the placeholders of the parts still in it. */
  text: string
  /** Elements in place of `{{name}}`, and elements around the text of `<name>…</name>`. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A whole sentence with elements in it: 'Not {{name}}? <link>Click here</link>'. */
export function Translated({ text, parts }: TranslatedProps): ReactNode {
  // The sentence is split before its values are filled in, so a name can't contain a tag. Of four pieces, the first
  // is text, and then either a placeholder, or a tag and the text in it.
  const pieces = text.split(/{{(\w+)}}|<(\w+)>(.*?)<\/\2>/).map((piece, at, all) => {
    if (at % 4 === 0) return piece
    const part = at % 4 < 3 && parts[piece]
    if (at % 4 === 1 || !part) return part
    return cloneElement(part as ReactElement, {}, <Translated text={all[at + 1]!} parts={parts} />)
  })
  return createElement(Fragment, {}, ...pieces)
}

type NamedLabelProps = { text: string; name: ReactNode }

/** The label of a button: 'Revoke {{name}}'. Only screen readers read the name, and what is in `<hidden>`. */
export function NamedLabel({ text, name }: NamedLabelProps) {
  return <Translated text={text} parts={{ name: hide(name), hidden: hide() }} />
}

function hide(text?: ReactNode) {
  return <span className="visually-hidden">{text}</span>
}
