import type { AnchorHTMLAttributes } from 'react'

/** A link around a part of a sentence, which `Translated` fills in: `<link>Click here</link>`. */
export function SentenceLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest}>{children}</a>
}
