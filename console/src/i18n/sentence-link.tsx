import type { AnchorHTMLAttributes } from 'react'

/** Links a part of a sentence. `Translated` uses it for sentences such as `<link>Click here</link>`. */
export function SentenceLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest}>{children}</a>
}
