import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react'

type TranslatedProps = {
  /** A translated sentence that still contains the placeholders of its parts. */
  text: string
  /** Elements that replace `{{name}}` or surround the text of `<name>…</name>`. */
  parts: Readonly<Record<string, ReactNode>>
}

/** Shows a whole sentence that contains elements, such as 'Not {{name}}? <link>Click here</link>'. */
export function Translated({ text, parts }: TranslatedProps): ReactNode {
  // The sentence is split before its values are filled in, so a name can't contain a tag. Every four pieces consist of
  // text, followed by either a placeholder, or a tag and its text.
  const pieces = text.split(/{{(\w+)}}|<(\w+)>(.*?)<\/\2>/).map((piece, at, all) => {
    if (at % 4 === 0) return piece
    const part = at % 4 < 3 && parts[piece]
    if (at % 4 === 1 || !part) return part
    return cloneElement(part as ReactElement, {}, <Translated text={all[at + 1]!} parts={parts} />)
  })
  return createElement(Fragment, {}, ...pieces)
}

type NamedLabelProps = { text: string; name: ReactNode }

/** Shows a button's label, such as 'Revoke {{name}}'. Only screen readers read the name and the text in `<hidden>`. */
export function NamedLabel({ text, name }: NamedLabelProps) {
  return <Translated text={text} parts={{ name: hide(name), hidden: hide() }} />
}

function hide(text?: ReactNode) {
  return <span className="visually-hidden">{text}</span>
}
