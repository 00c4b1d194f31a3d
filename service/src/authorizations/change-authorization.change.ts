import { askedForChanged } from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Kysely } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { decidedBy, type Decider, lockManagedApplication } from '#access/require-managed.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { decide, requestedScopes, sameScopes } from './authorizations.rules.ts'
import { type AuthorizationRow, findAuthorization, setDecided } from './authorizations.store.ts'

interface Decision extends Decider {
  authorization: Pick<AuthorizationRow, 'id' | 'application_id'>
  decision: 'grant' | 'refuse'
  /** Exactly what the person was shown. */
  shown: readonly Scope[]
}

/** Under the application's lock, so that nobody grants what was asked for a moment later. */
export function decideOn(
  db: Kysely<Database>,
  { authorization: { id, application_id }, decision, shown, ...decider }: Decision,
): Promise<AuthorizationRow> {
  return inTransaction(db, async (trx) => {
    const { application } = await lockManagedApplication(trx, decider.asked, application_id)
    const before = await findAuthorization(trx, id)
    if (!before) throw new Refused(notFound)
    const requested = requestedScopes(application.scopes, before.scopes, before.refused_scopes)
    if (!sameScopes(shown, requested)) throw new Refused(askedForChanged)

    const after = await setDecided(trx, id, decide(before, decision, requested))
    const sign = decision === 'grant' ? '+' : 'refused'
    await recordOrganizationActivity(trx, {
      kind: 'authorization_changed',
      ...decidedBy(decider),
      detail: {
        subject: application.name,
        change: requested.map((scope) => `${sign} ${scope}`).join(', '),
      },
    })
    return after
  })
}
