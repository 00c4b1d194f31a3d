import {
  type Destination,
  destinationOf,
  leaveFor,
  leaveForAnswer,
  maxAnswerLength,
  safeReturn,
} from '../../browser/redirects.ts'
import type { AppPath } from '../../browser/app-path.ts'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { getApplication, getRedirectOrigin } from '@accord/contract/applications.ts'
import type { ReactNode } from 'react'
import { callWith } from '../../session/call.ts'
import { tokenEntry, userKey } from '../../session/session.ts'
import { signOut } from '../../session/sign-out.ts'

/**
 * Returns where /logout leads, based on its query parameter redirect (RT-12). People must agree before they're
 * redirected to another site.
 */
export function afterLogout(
  redirect: string | null,
  origin: string = location.origin,
): Destination {
  return destinationOf(redirect, origin, maxAnswerLength) ?? { path: '/sign-in' }
}

/** Asks a signed-out person whether to continue to another site. */
function SignedOut({ to }: { to: URL }) {
  const { t } = useTranslation()
  return (
    <Panel
      productName={settings.brand}
      title={t("You're signed out")}
      context={t('The link you followed leads to another site.')}
    >
      <PanelStack>
        <ButtonLink href={to.href} rel="noreferrer" variant="primary" wide>
          {t('Continue to {{host}}', { host: to.host })}
        </ButtonLink>
        <p>
          <a href={'/sign-in' satisfies AppPath}>{t('Sign in again')}</a>
        </p>
      </PanelStack>
    </Panel>
  )
}

/** Signs out and continues. Another site needs a click, unless an application registered it. */
export async function logOut(): Promise<ReactNode> {
  const next = afterLogout(new URLSearchParams(location.search).get('redirect'))
  // The service responds only while the person is signed in.
  const known = 'outside' in next && (await isKnown(next.outside))
  await signOut()
  if ('path' in next) return leaveFor(next.path)
  const { outside } = next
  return known ? leaveForAnswer(outside.href) : <SignedOut to={outside} />
}

async function isKnown({ origin }: URL): Promise<boolean> {
  const token = tokenEntry(userKey)?.token
  if (token === undefined) return false
  try {
    return (await callWith(token, getRedirectOrigin, { query: { origin } })).known
  } catch {
    return false
  }
}

/** The application that requested the sign-out. */
export interface LogoutRequester extends Record<string, string> {
  name: string
  /**
   * The destination if the person stays signed in. If the application sent a path, this leads back to the application.
   */
  back: AppPath
}

/** Returns undefined for another site, and if the application can't be read. */
export async function logoutRequester(): Promise<LogoutRequester | undefined> {
  const { application: id, redirect } = Object.fromEntries(new URLSearchParams(location.search))
  const token = tokenEntry(userKey)?.token
  if (id === undefined || token === undefined) return undefined
  try {
    const { name } = await callWith(token, getApplication, { params: { id }, query: {} })
    return { name, back: safeReturn(redirect, location.origin, maxAnswerLength) ?? '/' }
  } catch {
    return undefined
  }
}
