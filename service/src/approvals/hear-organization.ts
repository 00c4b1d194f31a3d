import { authorizationNeeded } from '@accord/contract/approvals.ts'
import { ownApplication } from '@accord/contract/authorizations.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Transaction } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import { freshWhere } from '#permissions/fresh.rules.ts'
import type { SessionActor } from '#actor.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { authorizeFor, type authorizationKinds } from '#authorizations/authorize-for.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { isAuthorizationNeeded } from '#data/approvals/approvals-rule.store.ts'

interface Approving extends Pick<
  Effects<(typeof authorizationKinds)[number]>,
  'happened' | 'mail'
> {
  actor: SessionActor
  application: ApplicationRow
  /** None where they approve as themselves: no organization is concerned. */
  profile: ProfileRow | undefined
  /** Whether they give the organization's word in the same step. */
  authorize: true | undefined
  /** What they were shown. */
  asked: Scope[]
}

/**
 * Beside the person's word the organization's: given in the same step by somebody who manages it, or else had
 * before where it lets its people approve nothing else. Under the organization's lock.
 */
export async function hearOrganization(
  trx: Transaction<Database>,
  config: Config,
  { actor, application, profile, authorize, asked, happened, mail }: Approving,
) {
  if (!profile) return
  const { id, organization_id: organizationId } = profile
  if (!authorize) {
    if (await isAuthorizationNeeded(trx, profile, application)) {
      throw new Refused(authorizationNeeded)
    }
    return
  }
  if (!can.manage(profile)) throw new Refused(forbidden)
  const own = { id, organizationId }
  if (!can.authorizeApplication(own, application)) throw new Refused(ownApplication)
  const confirmed = freshWhere(true, actor)
  if (confirmed !== true) throw new Refused(confirmed)
  await authorizeFor(trx, config, { own, application, scopes: asked, happened, mail })
}
