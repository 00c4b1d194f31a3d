import { type Scope, governedScopes } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { type EmailMessage, emailContext } from '#mail/compose-email.ts'
import { requestAuthorizedMail } from './requests/requests.mail.ts'
import { answerRequests, listOpenRequests } from './requests/requests.store.ts'
import { countAuthorization } from '#data/applications/applications.store.ts'
import type { Effects } from '#calls/effects.ts'
import { scopesAfterDecision } from './authorizations.rules.ts'
import {
  type AuthorizationRow,
  findAuthorizationOf,
  insertAuthorization,
  removeAuthorization,
  setDecided,
} from '#data/approvals/authorizations.store.ts'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import { markListeningIfReceived } from '#data/events/listeners.store.ts'
import { revokeTokensOfPair } from '#data/approvals/approval-impact.store.ts'
import { removeLeftContacts } from '#members/remove-contacts.ts'
import { type RevokedUsage, revokeSignInsBy } from '#data/sessions/end-sessions.ts'

/** Whether an authorization covers the requested scopes. Only governed scopes require one. */
export function isCovered(asked: readonly Scope[], authorized: readonly Scope[]): boolean {
  return missing(governedScopes(asked), authorized).length === 0
}

interface Settled {
  /** The profile of the person who authorized the application. */
  own: { id: string; organizationId: string }
  application: { id: string }
  /** All scopes that the application is authorized for now. */
  scopes: readonly Scope[]
  mail: (email: EmailMessage) => void
}

/** Answers the open requests that the authorization covers, no matter how it was granted. */
export async function settleRequests(
  trx: Transaction<Database>,
  config: Config,
  { own, application, scopes, mail }: Settled,
) {
  const open = await listOpenRequests(trx, own.organizationId, application.id)
  const covered = open.filter((request) => isCovered(request.scopes, scopes))
  const ids = covered.map(({ id }) => id)
  const answered = await answerRequests(trx, ids, { answer: 'authorized', by: own.id })
  for (const request of covered) {
    // The person who authorized the application already knows about it. People who can't act in the organization get no
    // emails from it.
    const hears = request.profile_id !== own.id && request.asker_acts
    const isNotified = answered.includes(request.id) && hears
    if (isNotified) mail(requestAuthorizedMail(emailContext(config), request, ''))
  }
}

export const authorizationKinds = ['application_authorized', 'authorization_changed'] as const

interface Authorizing extends Pick<
  Effects<(typeof authorizationKinds)[number]>,
  'happened' | 'mail'
> {
  /** The profile of the person who authorizes the application, and its organization. */
  own: { id: string; organizationId: string }
  application: { id: string; name: string }
  scopes: Scope[]
}

/**
 * Authorizes an application for an organization, in any flow. Scopes that were authorized before are kept. The caller
 * must hold the locks of both.
 */
export async function authorizeFor(
  trx: Transaction<Database>,
  config: Config,
  { own, application, scopes, happened, mail }: Authorizing,
): Promise<AuthorizationRow> {
  const { id: grantedBy, organizationId } = own
  const { id: applicationId, name } = application
  const place = { organizationId, profileId: grantedBy }
  const on = { application: applicationId }
  const given = await findAuthorizationOf(trx, organizationId, applicationId)
  const more = missing(scopes, given?.scopes ?? [])
  if (given && more.length === 0) return given

  let authorization: AuthorizationRow
  if (given) {
    authorization = await setDecided(
      trx,
      given.id,
      scopesAfterDecision(given, 'grant', more),
      grantedBy,
    )
    const decided = { on, application: name, decision: 'grant' as const, scopes: more }
    happened('authorization_changed', decided, place)
  } else {
    const consent = { applicationId, organizationId, scopes, grantedBy }
    authorization = await insertAuthorization(trx, consent)
    await countAuthorization(trx, applicationId, 1)
    await markListeningIfReceived(trx, { organizationId, applicationId })
    happened('application_authorized', { on, application: name, scopes }, place)
  }
  await settleRequests(trx, config, { own, application, scopes: authorization.scopes, mail })
  return authorization
}

type ContactLeft = Parameters<typeof removeLeftContacts>[2]
type Revoking = Pick<Effects<'authorization_revoked' | 'contact_ended'>, 'job' | 'happened'>

/** Revokes an authorization on behalf of the organization that granted it. */
export async function revokeAuthorizationRow(
  trx: Transaction<Database>,
  authorization: AuthorizationRow,
  { job, happened }: Revoking,
): Promise<RevokedUsage> {
  const left: ContactLeft = (detail) => happened('contact_ended', detail)
  const ended = await deleteAuthorization(trx, authorization, { job, left })
  const { application_id: id, application_name: application, scopes } = authorization
  happened('authorization_revoked', { on: { application: id }, application, scopes })
  return ended
}

/**
 * Deletes an authorization with every token and approval that the application has in the organization. Contacts without
 * approvals are then removed, unless the whole organization is being deleted. The caller must hold the locks of both.
 */
export async function deleteAuthorization(
  trx: Transaction<Database>,
  { id, application_id, organization_id }: AuthorizationRow,
  { job, left }: Pick<Revoking, 'job'> & { left: ContactLeft | undefined },
): Promise<RevokedUsage> {
  await removeAuthorization(trx, id)
  await countAuthorization(trx, application_id, -1)
  const tokens = await revokeTokensOfPair(trx, application_id, organization_id)
  const approvals = await revokeSignInsBy(trx, { application_id, organization_id }, job)
  await removeApprovals(trx, { application_id, organization_id })
  if (left) await removeLeftContacts(trx, { organizationId: organization_id }, left)
  return { tokens, approvals }
}
