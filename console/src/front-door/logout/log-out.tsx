import { getRedirectOrigin } from '@accord/contract/redirect-origins.ts'
import type { ReactNode } from 'react'
import { leaveFor, leaveForAnswer } from '../../browser/leave-for.ts'
import { call } from '../../session/call.ts'
import { signOut } from '../../session/sign-out.ts'
import { afterLogout } from './after-logout.ts'
import { SignedOut } from './signed-out.tsx'

/** Signs out and goes on; to a site that no application vouches for by a click only, on what it answers. */
export async function logOut(): Promise<ReactNode> {
  await signOut()
  const next = afterLogout(new URLSearchParams(location.search).get('redirect'))
  if ('path' in next) return leaveFor(next.path)
  const { outside } = next
  return (await isRegistered(outside)) ? leaveForAnswer(outside.href) : <SignedOut to={outside} />
}

/** Where it cannot be told, nobody vouches. */
async function isRegistered({ origin }: URL): Promise<boolean> {
  try {
    return (await call(getRedirectOrigin, { query: { origin } })).known
  } catch {
    return false
  }
}
