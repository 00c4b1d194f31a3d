import type { Factor } from '@accord/contract/rules/factors.ts'
import { prepared } from '#database/prepared/prepared.ts'
import { isLiveSession } from './session.store.ts'

interface ArrivedSession {
  id: string
  user_id: string
  /** Of the browser's half. */
  cookie_hash: Buffer
  /** When they last proved that it is them, and with what. */
  confirmed_at: Date
  factors: Factor[]
  expires_at: Date
}

/** Who is signed in to the console in a browser that an application sent here; live by the same rule as for calls. */
export const findArrivedSession = prepared<[arrivalHash: Buffer], ArrivedSession>(
  'find-live-session-arrived',
  `select id, user_id, cookie_hash, confirmed_at, factors, expires_at from sessions
   where browser_hash = $1 and ${isLiveSession.text()}`,
)
