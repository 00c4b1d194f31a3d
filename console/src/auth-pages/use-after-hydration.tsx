import { type ReactNode, useSyncExternalStore } from 'react'
import type { AuthPagePath } from '@accord/contract/console-paths.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { leadsToApproval, leadsToInvitation } from '../session/after-sign-in.ts'

/** What only the browser knows: `before` while the prerendered page is taken over, then what `read` finds. */
export function useAfterHydration<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before)
}

function neverChanges() {
  return () => {}
}

/** A link to another page before sign-in that carries the query string along: it may hold a flow. */
export function QueryKeptLink({ to, children }: { to: AuthPagePath; children: ReactNode }) {
  const search = useAfterHydration(() => location.search, '')
  return <a href={`${to}${search}`}>{children}</a>
}

/** Why somebody is here who did not come to sign in. Whose invitation it is, only those learn who are signed in. */
export function useReason(): string | undefined {
  const { t } = useTranslation()
  const approving = useAfterHydration(leadsToApproval, false)
  const invited = useAfterHydration(leadsToInvitation, false)
  const application = useAfterHydration(askingApplication, undefined) ?? t('the application')
  const noSignUp = useNoSignUp()
  if (approving) {
    return noSignUp
      ? t('Sign in to continue to {{application}}.', { application })
      : t('Sign in or create an account to continue to {{application}}.', { application })
  }
  if (!invited) return undefined
  return noSignUp
    ? t('Sign in to answer your invitation.')
    : t('Sign in or create an account to answer your invitation.')
}

/** Why nobody can sign up here, where that is so: in the service's own words. */
export function useNoSignUp(): string | undefined {
  return useAfterHydration(() => settings.noSignUp, undefined)
}

/** As the service named it: an address could say anything. */
function askingApplication(): string | undefined {
  const asking = loadStored('signInFor')
  return asking && location.search.includes(asking.application) ? asking.name : undefined
}
