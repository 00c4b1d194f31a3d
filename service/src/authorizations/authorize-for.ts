import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Transaction } from 'kysely'
import { countAuthorization } from '#data/applications/applications.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { decide } from './authorizations.rules.ts'
import {
  type AuthorizationRow,
  findAuthorizationOf,
  insertAuthorization,
  setDecided,
} from '#data/approvals/authorizations.store.ts'
import { settleRequests } from './requests/settle-requests.ts'

export const authorizationKinds = ['application_authorized', 'authorization_changed'] as const

interface Authorizing extends Pick<
  Effects<(typeof authorizationKinds)[number]>,
  'happened' | 'mail'
> {
  /** Who authorizes it, and for which organization. */
  own: { id: string; organizationId: string }
  application: { id: string; name: string }
  scopes: Scope[]
}

/**
 * The organization's word for an application, by whatever road it is given: nothing that was authorized before is
 * taken away. Under the locks of both.
 */
export async function authorizeFor(
  trx: Transaction<Database>,
  config: Config,
  { own, application, scopes, happened, mail }: Authorizing,
): Promise<AuthorizationRow> {
  const { id: grantedBy, organizationId } = own
  const { id: applicationId, name } = application
  const place = { organizationId, profileId: grantedBy }
  const given = await findAuthorizationOf(trx, organizationId, applicationId)
  const more = missing(scopes, given?.scopes ?? [])
  if (given && more.length === 0) return given

  let authorization: AuthorizationRow
  if (given) {
    authorization = await setDecided(trx, given.id, decide(given, 'grant', more), grantedBy)
    const decided = { application: name, decision: 'grant' as const, scopes: more }
    happened('authorization_changed', decided, place)
  } else {
    const consent = { applicationId, organizationId, scopes, grantedBy }
    authorization = await insertAuthorization(trx, consent)
    await countAuthorization(trx, applicationId, 1)
    happened('application_authorized', { application: name, scopes }, place)
  }
  await settleRequests(trx, config, { own, application, scopes: authorization.scopes, mail })
  return authorization
}
