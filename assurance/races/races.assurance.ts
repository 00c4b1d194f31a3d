import { checkedChains } from '@accord/service/testing/activity.ts'
import { startOAuthService } from '@accord/service/testing/oauth.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { redeemCode, refreshToken, resetPassword, signUp, verifyEmail } from './account-races.ts'
import {
  acceptInvitation,
  idempotentCreate,
  demoteLastOwners,
  joinNetwork,
  leaveAndDemote,
  requireSecondFactor,
  rotateKey,
  startExport,
} from './organization-races.ts'
import { atOnce } from './race.ts'

const races = [
  redeemCode,
  refreshToken,
  resetPassword,
  verifyEmail,
  acceptInvitation,
  demoteLastOwners,
  leaveAndDemote,
  joinNetwork,
  rotateKey,
  startExport,
  signUp,
  idempotentCreate,
  requireSecondFactor,
]

export const assuranceCheck: AssuranceCheck = {
  id: 'RC1',
  what: `${races.length} races between ${atOnce} simultaneous requests on two instances`,
  holds: 'each change takes effect once, never twice',
  size: races.length * 100,
  unit: 'rounds',
  run: async (size, { newDatabase }) => {
    await using first = await startOAuthService({ databaseUrl: await newDatabase() })
    await using second = await startOAuthService({ beside: first })
    const faults: string[] = []
    let count = 0
    for (const { name, prepare } of races) {
      const round = await prepare({ first, second })
      for (let rounds = 0; rounds < size / races.length; rounds += 1) {
        faults.push(...(await round()).map((fault) => `${name}: ${fault}`))
        count += 1
      }
    }
    const { broken } = await checkedChains(first)
    return { count, faults: [...faults, ...broken] }
  },
}
