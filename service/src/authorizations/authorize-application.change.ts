import { askedForChanged, ownApplication } from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Kysely } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { countAuthorization } from '#applications/applications.store.ts'
import { decidedBy, type Decider, lockManagedApplication } from '#access/require-managed.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { sameScopes } from './authorizations.rules.ts'
import {
  type AuthorizationRow,
  findAuthorizationOf,
  insertAuthorization,
} from './authorizations.store.ts'

interface Consent extends Decider {
  applicationId: string
  /** What the person was shown; all that is asked for when left out. */
  shown?: readonly Scope[] | undefined
}

/** Grants what the application asks for at this moment. A second time changes nothing. */
export function authorize(
  db: Kysely<Database>,
  { applicationId, shown, ...decider }: Consent,
): Promise<AuthorizationRow> {
  return inTransaction(db, async (trx) => {
    const locked = await lockManagedApplication(trx, decider.asked, applicationId)
    const { organizationId, id: grantedBy } = locked.acting
    const { organization_id: owner, name, scopes } = locked.application
    if (owner === organizationId) throw new Refused(ownApplication)
    const given = await findAuthorizationOf(trx, organizationId, applicationId)
    if (given) return given
    if (shown && !sameScopes(shown, scopes)) throw new Refused(askedForChanged)

    const consent = { applicationId, organizationId, scopes, grantedBy }
    const authorization = await insertAuthorization(trx, consent)
    await countAuthorization(trx, applicationId, 1)
    await recordOrganizationActivity(trx, {
      kind: 'application_authorized',
      ...decidedBy(decider),
      detail: { subject: name, change: scopes.join(', ') },
    })
    return authorization
  })
}
