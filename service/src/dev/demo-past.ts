import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { type DemoUse, makeOlder, useBefore } from './demo-past.store.ts'

/** Of each something that stands out: used daily, seldom, long ago, never, and for less than it may. */
const used: DemoUse[] = [
  {
    kind: 'application',
    name: 'Clinic Scheduler',
    scopes: ['user:read', 'profile:read'],
    last: 0,
    every: 1,
  },
  {
    kind: 'application',
    name: 'Nightly Reports',
    scopes: ['organization:read'],
    last: 0,
    every: 1,
  },
  { kind: 'application', name: 'Intake Forms', scopes: ['user:read'], last: 122, every: 4 },
  { kind: 'application', name: 'Waiting Room', scopes: ['user:read'], last: 2, every: 3 },
  { kind: 'application', name: 'Survey Explorer', scopes: ['user:read'], last: 5, every: 6 },
  { kind: 'authorization', name: 'Clinic Scheduler', scopes: ['user:read'], last: 1, every: 2 },
  { kind: 'authorization', name: 'Survey Explorer', scopes: ['user:read'], last: 5, every: 6 },
  { kind: 'authorization', name: 'Town Health Map', scopes: ['network:read'], last: 141, every: 5 },
  { kind: 'approval', name: 'Survey Explorer', scopes: ['user:read'], last: 5, every: 6 },
  { kind: 'approval', name: 'Clinic Scheduler', scopes: ['user:read'], last: 0, every: 2 },
  { kind: 'network_member', name: 'Referral Desk', scopes: [], last: 9, every: 10 },
  { kind: 'network_member', name: 'Care Circle', scopes: [], last: 3, every: 4 },
  { kind: 'profile', name: 'ana.duarte@northside.example', scopes: [], last: 0, every: 1 },
  { kind: 'profile', name: 'theo.okafor@maplegrove.example', scopes: [], last: 4, every: 5 },
  { kind: 'profile', name: 'noor.haddad@harbourlane.example', scopes: [], last: 1, every: 3 },
]

/** Its activity tells of today all the same: nobody can write what is before it. */
export async function fillInDemoPast({ db }: Context) {
  await inTransaction(db, async (trx) => {
    await makeOlder(trx)
    await useBefore(trx, used)
  })
}
