import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'
import { readQuery } from '../browser/query-string.ts'
import type { Translate } from '../i18n/translation.ts'
import { buttonClass, type ButtonLook } from '../ui/buttons/button.tsx'
import type { LinkParts } from '../ui/layout/render-link.ts'

/** Draws the links of shared pieces with the router: no page load, and prefetched on hover and focus. */
export function renderLink(parts: LinkParts) {
  return <RouterLink {...parts} />
}

/** A link that looks like a button. */
export function renderButton(href: AppPath, children: ReactNode, look: ButtonLook = {}) {
  return renderLink({ href, className: buttonClass(look), children })
}

/** The way to the page of a thing among others: its name is read out. */
export function renderManage(href: AppPath, name: string, t: Translate) {
  const label = t('Manage {{name}}', { name })
  return renderLink({
    href,
    className: buttonClass({}),
    'aria-label': label,
    children: t('Manage'),
  })
}

/** For paging inside a page: the reader's place stays where it is. */
export function renderLinkInPlace(parts: LinkParts) {
  return <RouterLink {...parts} resetScroll={false} />
}

// That the page is there, and asks for this, was checked where its address was made.
function RouterLink({ href, ...rest }: LinkParts & { resetScroll?: boolean }) {
  const [page = '', hash = ''] = href.split('#', 2)
  const [path = '/', query = ''] = page.split('?', 2)
  return (
    <Link
      to={path}
      search={readQuery(query) as never}
      hash={hash}
      activeOptions={{ exact: true }}
      {...rest}
    />
  )
}
