import { externalTarget, safeReturn } from './redirects.ts'

/** A path of ours to go to at once, or an address outside that the person must choose to go to. */
export type AfterLogout = { path: string } | { outside: URL }

/** What /logout does with its query parameter redirect (RT-12). */
export function afterLogout(
  redirect: string | null,
  origin: string = location.origin,
): AfterLogout {
  const path = safeReturn(redirect, origin)
  if (path) return { path }

  const target = externalTarget(redirect)
  if (!target) return { path: '/sign-in' }
  if (target.origin !== origin) return { outside: target }
  return { path: safeReturn(target.href.slice(origin.length), origin) ?? '/sign-in' }
}
