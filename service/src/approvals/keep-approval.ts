import { approvableScopes, askedScopes } from '@accord/contract/rules/approval-scopes.ts'
import { unauthenticated } from '@accord/contract/refusal.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { ApplicationRow } from '#applications/applications.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import type { ProfileRow } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { requestedBy, scopesKept, type StartedRequest } from './approvals.rules.ts'
import {
  type ApprovalRow,
  findApprovalFor,
  holdSignInTime,
  insertApproval,
  renewApproval,
} from './approvals.store.ts'

interface Approving {
  actor: SessionActor
  application: ApplicationRow
  profile: ProfileRow
  request: StartedRequest | undefined
  happened: Effects<'application_approved'>['happened']
}

export interface Approved {
  approval: ApprovalRow
  /** What this approval lets the application do; earlier ones may have given it more. */
  scopes: Scope[]
  /** When the person signed in. */
  authTime: number
}

/** Keeps the person's consent, whichever way the application asked; a second time it is the same row. */
export async function keepApproval(
  trx: Transaction<Database>,
  { actor, application, profile, request, happened }: Approving,
): Promise<Approved & { isNew: boolean }> {
  const asked = askedScopes(application.scopes, requestedBy(request))
  const scopes = approvableScopes(profile.roles, asked)
  const before = await findApprovalFor(trx, profile, application)
  const added = missing(scopes, before?.scopes ?? [])
  const approval = before
    ? await renewApproval(trx, before.id, scopesKept(application, [...before.scopes, ...added]))
    : await insertApproval(trx, profile, application, scopes)
  const authTime = await holdSignInTime(trx, actor.sessionId)
  if (authTime === undefined) throw new Refused(unauthenticated)
  // Each sign-in with an application comes by here: only what is new is worth a line.
  const isNew = !before || added.length > 0
  if (isNew) {
    happened(
      'application_approved',
      { application: application.name, scopes: approval.scopes },
      { organizationId: profile.organization_id, profileId: profile.id },
    )
  }
  return { approval, scopes, authTime, isNew }
}
