import { getApplicationName } from '@accord/contract/applications.ts'
import { type AppPath, withQuery } from '../browser/app-path.ts'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { saveStored } from '../browser/browser-storage.ts'
import { leaveFor } from '../browser/redirects.ts'
import { readQuery, writeQuery } from '../browser/query-string.ts'
import { call } from '../session/call.ts'
import { signOut } from '../session/sign-out.ts'
import { saveOriginLocation } from '../session/origin-location.ts'
import { resumeLastsMs, storeResumeFlow } from '../session/after-sign-in.ts'

/** What the sign-in page says and fills in; `again` also for somebody who is signed in already. */
export async function signInFirst(flow: ApprovalFlow, again: boolean): Promise<never> {
  storeResumeFlow(flow)
  saveStored('signInFor', {
    application: flow.application,
    name: await nameOf(flow),
    email: readQuery(location.search)['loginHint'],
    again,
    expiresAt: Date.now() + resumeLastsMs,
  })
  return leaveFor(signInPath())
}

/** Whoever is signed in leaves; the flow waits at sign-in for somebody else (APV-8). */
export async function signInAsAnother(flow: ApprovalFlow): Promise<never> {
  await signOut()
  if (flow.redirect) return signInFirst(flow, false)
  // What a device asks for waits at its own page.
  saveOriginLocation(location.pathname + location.search)
  return leaveFor(signInPath())
}

/** None where it cannot be found out: that is no reason to wait. */
async function nameOf({ application: id, redirect }: ApprovalFlow): Promise<string | undefined> {
  try {
    return (await call(getApplicationName, { params: { id }, query: { redirect } })).name
  } catch {
    return undefined
  }
}

/** The query string stays, but for what is done by signing in: the flow goes on from it afterwards. */
export function signInPath(): AppPath {
  const { prompt: _done, ...query } = readQuery(location.search)
  return withQuery('/sign-in', writeQuery(query))
}
