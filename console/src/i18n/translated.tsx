import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react'

type TranslatedProps = {
  /** A translated sentence, with the placeholders of the parts still in it. */
  text: string
  /** Elements in place of `{{name}}`, and elements around the text of `<name>…</name>`. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A whole sentence with elements in it: 'Not {{name}}? <link>Click here</link>'. */
export function Translated({ text, parts }: TranslatedProps) {
  // The sentence is split before its values are filled in, so a name can't contain a tag.
  const [start = '', ...found] = text.split(/\{\{(\w+)\}\}|<(\w+)>(.*?)<\/\2>/)
  const pieces: ReactNode[] = [start]
  for (let at = 0; at < found.length; at += 4) {
    const [placeholder = '', tag = '', inner = '', after] = found.slice(at, at + 4)
    const around = parts[tag]
    const content = <Translated text={inner} parts={parts} />
    pieces.push(isValidElement(around) ? cloneElement(around, {}, content) : parts[placeholder])
    pieces.push(after)
  }
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
}

type NamedLabelProps = { text: string; name: ReactNode }

/** The label of a button: 'Revoke {{name}}'. Only screen readers read the name, and what is in `<hidden>`. */
export function NamedLabel({ text, name }: NamedLabelProps) {
  const hidden = <span className="visually-hidden" />
  const named = <span className="visually-hidden">{name}</span>
  return <Translated text={text} parts={{ name: named, hidden }} />
}
