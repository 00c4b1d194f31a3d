import { getRedirectOrigin } from '@accord/contract/redirect-origins.ts'
import type { ReactNode } from 'react'
import { leaveFor, leaveForAnswer } from '../../browser/leave-for.ts'
import { callWith } from '../../session/call.ts'
import { tokenEntry, userKey } from '../../session/session.ts'
import { signOut } from '../../session/sign-out.ts'
import { afterLogout } from './after-logout.ts'
import { SignedOut } from './signed-out.tsx'

/** Signs out and goes on. To a site of an application that the person doesn't know, only by a click on the answer. */
export async function logOut(): Promise<ReactNode> {
  const next = afterLogout(new URLSearchParams(location.search).get('redirect'))
  // The service answers for a person, and only while they are signed in.
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
