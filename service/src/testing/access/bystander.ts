import { randomUUID } from 'node:crypto'
import type { Role } from '@accord/contract/rules/roles.ts'
import { insertUser } from '#data/users/accounts.store.ts'
import { inTransaction } from '#database/retry.ts'
import { insertProfile, type ProfileRow } from '#data/organizations/profiles.store.ts'
import type { TestService } from '../test-service.ts'

/** Somebody who is only acted upon: without a password, so that no test waits for its hash. */
export function bystander(
  { context }: TestService,
  { id: organizationId }: { id: string },
  roles: readonly Role[],
): Promise<ProfileRow> {
  const email = `${randomUUID()}@example.com`
  return inTransaction(context.db, async (trx) => {
    const names = { firstName: 'Theo', lastName: 'Lind' }
    const user = await insertUser(trx, { ...names, email, passwordHash: () => Buffer.from('none') })
    const profile = await insertProfile(trx, { userId: user!.id, organizationId, email, roles })
    return profile!
  })
}
