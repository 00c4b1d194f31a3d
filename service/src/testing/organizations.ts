import { randomUUID } from 'node:crypto'
import { createOrganization, type Organization } from '@accord/contract/organizations.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { inTransaction } from '#database/transactions.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'
import type { Context } from '#context.ts'
import type { Person } from './people.ts'
import type { Client } from './test-client.ts'

/** A person who acts under a profile. `as` and `token` belong to the profile, and `asUser` belongs to the person. */
export interface TestMember extends Person {
  profileId: string
  asUser: Client
}

export interface TestOrganization extends Organization {
  owner: TestMember
}

/** Creates an organization through the call. Its owner acts under the new profile. */
export async function organizationOf(
  owner: Person,
  form: Partial<typeof createOrganization.body._zod.input> = {},
): Promise<TestOrganization> {
  const { organization, profile } = await owner.as.call(createOrganization, {
    body: { name: `Organization ${randomUUID().slice(0, 8)}`, ...form },
  })
  return { ...organization, owner: await actingUnder(owner, profile.id) }
}

/** Inserts a member directly, because most tests aren't about how people join. */
export async function memberOf(
  { db }: Context,
  person: Person,
  { id: organizationId }: { id: string },
  roles: readonly Role[],
): Promise<TestMember> {
  const profile = await inTransaction(db, (trx) =>
    insertProfile(trx, { userId: person.id, organizationId, email: person.email, roles }),
  )
  return actingUnder(person, profile!.id)
}

export async function actingUnder(person: Person, profileId: string): Promise<TestMember> {
  const { token } = await person.as.call(profileToken, {
    body: { user: person.id, profile: profileId },
  })
  const as = person.as.with({ authorization: `Bearer ${token}` })
  return { ...person, token, as, asUser: person.as, profileId }
}
