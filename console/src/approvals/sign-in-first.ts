import { getApplicationName } from '@accord/contract/applications.ts'
import { beginReauthentication } from '@accord/contract/session.ts'
import { type AppPath, withQuery } from '../browser/app-path.ts'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { saveStored } from '../browser/browser-storage.ts'
import { leaveFor, leaveForAnswer } from '../browser/redirects.ts'
import { readQuery, writeQuery } from '../browser/query-string.ts'
import { call } from '../session/call.ts'
import { providerOrganization } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'
import { saveOriginLocation } from '../session/origin-location.ts'
import { resumeLastsMs, storeResumeFlow } from '../session/after-sign-in.ts'

/** Stores the flow and redirects to sign-in. With `again`, people who are already signed in must sign in again. */
export async function signInFirst(flow: ApprovalFlow, again: boolean): Promise<never> {
  storeResumeFlow(flow)
  if (again && providerOrganization() !== undefined) {
    const url = await providerUrl()
    if (url !== undefined) return leaveForAnswer(url)
  }
  saveStored('signInFor', {
    application: flow.application,
    name: await nameOf(flow),
    email: readQuery(location.search)['loginHint'],
    again,
    expiresAt: Date.now() + resumeLastsMs,
  })
  return leaveFor(signInPath())
}

/** Signs out and redirects to sign-in, so that someone else can continue the flow (APV-8). */
export async function signInAsAnother(flow: ApprovalFlow): Promise<never> {
  await signOut()
  if (flow.redirect) return signInFirst(flow, false)
  // A device flow has no redirect URI, so it continues on its own page.
  saveOriginLocation(location.pathname + location.search)
  return leaveFor(signInPath())
}

/** Returns where an identity provider checks again who the person is, in a session that it opened. */
async function providerUrl(): Promise<string | undefined> {
  try {
    return (await call(beginReauthentication, { body: {} })).provider?.url
  } catch {
    return undefined
  }
}

/** Returns the application's name. Errors are ignored, because sign-in also works without the name. */
async function nameOf({ application: id, redirect }: ApprovalFlow): Promise<string | undefined> {
  try {
    return (await call(getApplicationName, { params: { id }, query: { redirect } })).name
  } catch {
    return undefined
  }
}

/**
 * Returns the sign-in path with the query string, which the flow needs to continue. `prompt` is removed, because
 * signing in fulfills it.
 */
export function signInPath(): AppPath {
  const { prompt: _done, ...query } = readQuery(location.search)
  return withQuery('/sign-in', writeQuery(query))
}
