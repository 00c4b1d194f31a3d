import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'
import { readQuery } from '../browser/query-string.ts'
import type { Translate } from '../i18n/translation.ts'
import { buttonClass, type ButtonLook } from '../ui/buttons/button.tsx'
import type { LinkParts } from '../ui/layout/render-link.ts'

/** Renders links with the router. They don't reload the page, and they prefetch on hover and focus. */
export function renderLink(parts: LinkParts) {
  return <RouterLink {...parts} />
}

export function renderButton(href: AppPath, children: ReactNode, look: ButtonLook = {}) {
  return renderLink({ href, className: buttonClass(look), children })
}

/** Renders a link to manage one item of a list. Screen readers read its name. */
export function renderManage(href: AppPath, name: string, t: Translate) {
  const label = t('Manage {{name}}', { name })
  return renderLink({
    href,
    className: buttonClass({}),
    'aria-label': label,
    children: t('Manage'),
  })
}

/** Renders links for paging within a page, which keep the scroll position. */
export function renderLinkInPlace(parts: LinkParts) {
  return <RouterLink {...parts} resetScroll={false} />
}

// The path and query were checked when the URL was created.
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
