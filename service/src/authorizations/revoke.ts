import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { countAuthorization } from '#applications/applications.store.ts'
import { decidedBy, type Decider, lockManagedApplication } from '#access/require-managed.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { endTokensOfPair } from '#oauth/end-tokens.store.ts'
import {
  type AuthorizationRow,
  findAuthorization,
  removeAuthorization,
} from './authorizations.store.ts'

interface Revocation extends Decider {
  authorization: Pick<AuthorizationRow, 'id' | 'application_id'>
}

/** Takes it back, and with it every token of the pair. Answers how many of those worked until now. */
export function revoke(
  db: Kysely<Database>,
  { authorization: { id, application_id }, ...decider }: Revocation,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { application } = await lockManagedApplication(trx, decider.asked, application_id)
    const authorization = await findAuthorization(trx, id)
    if (!authorization) throw new Refused(notFound)
    await removeAuthorization(trx, id)
    await countAuthorization(trx, application_id, -1)
    const ended = await endTokensOfPair(trx, application_id, authorization.organization_id)
    await recordOrganizationActivity(trx, {
      kind: 'authorization_revoked',
      ...decidedBy(decider),
      detail: { subject: application.name, change: authorization.scopes.join(', ') },
    })
    return ended
  })
}
