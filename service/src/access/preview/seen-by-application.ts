import { actingForItself, actsForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Person } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Kysely } from 'kysely'
import type { ActingProfile } from '#actor.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { findGrant } from '#data/approvals/authorizations.store.ts'
import type { Database } from '#database/tables.ts'
import { workingFor } from '#data/approvals/live-token.store.ts'
import type { Eyes } from './look.ts'

/** In its own name, as it is granted or would be; then for people such as the one who looks. */
export async function eyesIn(
  db: Kysely<Database>,
  application: ApplicationRow,
  { user, own }: { user: Person; own: ActingProfile },
): Promise<Eyes[]> {
  const forLooker = eyesOf(application, { seen: 'person', user, profile: own })
  if (!actsForItself(application.kind, application.scopes)) return [forLooker]
  const { id, organization_id: owning, scopes } = application
  const { organizationId } = own
  const granted = (by: readonly Scope[], seen: Eyes['seen']): Eyes => ({
    seen,
    live: { kind: 'service', ...tokenOf(application) },
    lookedAt: { organizationId, scopes: by },
  })
  if (owning === organizationId) return [granted(scopes, 'now'), forLooker]
  const grant = await findGrant(db, organizationId, id)
  const now = grant?.scopes.includes(actingForItself) ? [granted(grant.scopes, 'now')] : []
  return [...now, granted(scopes, 'asked'), forLooker]
}

interface For {
  seen: Eyes['seen']
  user: Person
  profile: ActingProfile | undefined
  /** What they approved or would; all that it asks for unless told. */
  scopes?: readonly Scope[]
}

/** For a person, under a profile or as themselves. */
export function eyesOf(
  application: ApplicationRow,
  { seen, user, profile, scopes = application.scopes }: For,
): Eyes {
  const token = { ...tokenOf(application), scopes: [...scopes] }
  // What changes an organization needs its word, and is not looked at.
  const working = workingFor(token, profile, null)
  return {
    seen,
    live: { kind: 'person', ...token, scopes: working, user, profile, approvalId: '' },
  }
}

function tokenOf({ id, organization_id, scopes }: ApplicationRow) {
  return { applicationId: id, applicationOrganizationId: organization_id, scopes }
}
