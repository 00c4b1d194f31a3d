import { type ReactNode, useSyncExternalStore } from 'react'
import type { AuthPagePath } from '@accord/contract/console-paths.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { leadsToApproval, leadsToInvitation } from '../session/after-sign-in.ts'

/** Returns `before` during hydration, and afterwards the value that `read` returns in the browser. */
export function useAfterHydration<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before)
}

function neverChanges() {
  return () => {}
}

/** Links to another auth page and keeps the query string, which may contain a flow. */
export function QueryKeptLink({ to, children }: { to: AuthPagePath; children: ReactNode }) {
  const search = useAfterHydration(() => location.search, '')
  return <a href={`${to}${search}`}>{children}</a>
}

/** Explains why someone is here, or what the product is. Invitations show their details only after sign-in. */
export function useReason(): string {
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
  if (!invited) return t("Control who can access your organization's data.")
  return noSignUp
    ? t('Sign in to respond to your invitation.')
    : t('Sign in or create an account to respond to your invitation.')
}

/** Returns the service's explanation of why sign-up is turned off. */
export function useNoSignUp(): string | undefined {
  return useAfterHydration(() => settings.noSignUp, undefined)
}

/** Returns the application's name from the service, because a URL could claim any name. */
function askingApplication(): string | undefined {
  const asking = loadStored('signInFor')
  return asking && location.search.includes(asking.application) ? asking.name : undefined
}
