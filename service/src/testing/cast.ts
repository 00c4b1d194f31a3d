import { randomUUID } from 'node:crypto'
import type { Role } from '@accord/contract/rules/roles.ts'
import { insertUser } from '#accounts/accounts.store.ts'
import { inTransaction } from '#database/retry.ts'
import { insertProfile, type ProfileRow } from '#organizations/profiles.store.ts'
import type { AnOrganization, Member } from './organizations.ts'
import type { Person } from './people.ts'
import type { Client } from './test-client.ts'
import type { TestService } from './test-service.ts'

/** The kinds of callers of the access table in the security design, by its own letters. */
export const callers = ['-', 'U', 'U+', 'C', 'M', 'A', 'O', 'X-M', 'X-A', 'X-O'] as const
export type CallerKind = (typeof callers)[number]

/** An organization with one of each around it. */
export interface Cast {
  organization: AnOrganization
  /** Who stands behind each kind of caller; nobody behind '-'. */
  people: Record<Exclude<CallerKind, '-'>, Person>
  contact: Member
  member: Member
  admin: Member
  owner: Member
  as: Record<CallerKind, Client>
}

/** 'U' has no profile in the organization, 'U+' has one but acts as themselves, 'X' acts elsewhere. */
export async function castOf(service: TestService): Promise<Cast> {
  const [organization, elsewhere] = await Promise.all([
    service.anOrganization({ form: { description: 'Boats', city: 'Portland', state: 'ME' } }),
    service.anOrganization(),
  ])
  const [stranger, contact, member, admin, otherMember, otherAdmin] = await Promise.all([
    service.aPerson(),
    service.aMember(organization, ['contact']),
    service.aMember(organization, ['member']),
    service.aMember(organization, ['admin']),
    service.aMember(elsewhere, ['member']),
    service.aMember(elsewhere, ['admin']),
  ])
  const { owner } = organization
  const people = {
    U: stranger,
    'U+': member,
    C: contact,
    M: member,
    A: admin,
    O: owner,
    'X-M': otherMember,
    'X-A': otherAdmin,
    'X-O': elsewhere.owner,
  }
  return {
    organization,
    people,
    contact,
    member,
    admin,
    owner,
    as: {
      '-': service.anonymous,
      U: stranger.as,
      'U+': member.asUser,
      C: contact.as,
      M: member.as,
      A: admin.as,
      O: owner.as,
      'X-M': otherMember.as,
      'X-A': otherAdmin.as,
      'X-O': elsewhere.owner.as,
    },
  }
}

/** Somebody who is only acted upon: without a password, so that no test waits for its hash. */
export function bystander(
  { context }: TestService,
  { id: organizationId }: { id: string },
  roles: readonly Role[],
): Promise<ProfileRow> {
  const email = `${randomUUID()}@example.com`
  return inTransaction(context.db, async (trx) => {
    const names = { firstName: 'Theo', lastName: 'Lind' }
    const user = await insertUser(trx, { ...names, email, passwordHash: 'none' })
    const profile = await insertProfile(trx, { userId: user!.id, organizationId, email, roles })
    return profile!
  })
}

/** What each kind of caller gets; the three of another organization always get the same. */
export function verdicts(
  ...[none, u, uWith, c, m, a, o, x]: [...Eight]
): [kind: CallerKind, status: number][] {
  const statuses = [none, u, uWith, c, m, a, o, x, x, x]
  return callers.map((kind, index) => [kind, statuses[index]!])
}

type Eight = [number, number, number, number, number, number, number, number]
