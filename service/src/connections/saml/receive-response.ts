import type { EffectParts } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import type { FlowRow } from '#data/connections/flows.store.ts'
import { markSamlIdsUsed } from '#data/connections/saml.store.ts'
import type { StoredClaims, StoredSaml } from '#database/tables/connections.ts'
import { ProviderFault, maxLength, readAddress, text } from '../oidc/provider-client.ts'
import { readRoleValues } from '../roles.rules.ts'
import type { CheckedResponse } from './check-response.ts'
import { refreshAfterFailure } from './refresh-metadata.ts'
import { loadSaml } from './saml.ts'
import { serviceProviderOf } from './settings.ts'

type Parts = EffectParts & Pick<Context, 'db'>
type Accepted = Extract<CheckedResponse, { isAccepted: true }>

/** How far the provider's clock can be behind ours when the person had to sign in again. */
const freshToleranceMilliseconds = 5 * 60_000

/** The longest persistent name ID that SAML allows. */
const maxSubjectLength = 256

/**
 * Checks a provider's response to a flow that was taken for it, and returns what it says about the person. If the
 * signature matches no certificate, the provider may just have changed its key, so we look at its metadata once.
 */
export async function receiveSamlClaims(
  parts: Parts,
  { connection, flow }: { connection: ConnectionRow; flow: FlowRow },
  response: string,
): Promise<StoredClaims> {
  let checked = await check(parts, connection, flow, response)
  if (!checked.isAccepted && checked.code === 'signature_invalid') {
    const refreshed = await refreshAfterFailure(parts, connection)
    if (refreshed) checked = await check(parts, refreshed, flow, response)
  }
  if (!checked.isAccepted) {
    const { code, received } = checked
    throw new ProviderFault(`saml_${code}`, undefined, received ?? null)
  }
  requireFresh(checked, flow)
  return claimsOf(checked, connection.role_mapping?.claim)
}

async function check(
  { config, db }: Parts,
  { id, settings }: ConnectionRow,
  { saml_request_id: requestId }: FlowRow,
  response: string,
): Promise<CheckedResponse> {
  const { checkResponse } = await loadSaml()
  const { entityId, certificates, subjectAttribute, emailAttribute }: StoredSaml = settings.saml!
  return checkResponse(response, {
    connection: { entityId, certificates, subjectAttribute, emailAttribute },
    serviceProvider: serviceProviderOf(config, id),
    // The flow belongs to this browser and this connection, and hasn't expired.
    requestId,
    markUsed: (ids) => markSamlIdsUsed(db, id, ids),
  })
}

/** Providers can ignore that the person had to sign in again, so it's checked when they did. */
function requireFresh({ authnInstant }: Accepted, { fresh, created_at: begun }: FlowRow) {
  if (!fresh) return
  if (authnInstant.getTime() < begun.getTime() - freshToleranceMilliseconds) {
    throw new ProviderFault('saml_not_fresh', undefined, authnInstant.toISOString())
  }
}

/** The names that identity providers usually give to people's names. */
const nameAttributes = {
  firstName: [
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
    'givenName',
    'firstName',
    'first_name',
  ],
  lastName: [
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'urn:oid:2.5.4.4',
    'sn',
    'surname',
    'lastName',
    'last_name',
  ],
}

/** SAML doesn't say whether an address is verified. */
function claimsOf(accepted: Accepted, roleAttribute: string | undefined): StoredClaims {
  const { issuer, subject, attributes, authnInstant, authnContext, sessionIndex } = accepted
  if (subject.length > maxSubjectLength) throw new ProviderFault('saml_no_subject')
  const nameOf = (part: keyof typeof nameAttributes) => {
    const [value] = nameAttributes[part].flatMap((name) => attributes.get(name)?.slice(0, 1) ?? [])
    return text(value, maxLength.name)
  }
  const email = readAddress(accepted.email)
  const [firstName, lastName] = [nameOf('firstName'), nameOf('lastName')]
  const sid = text(sessionIndex, maxLength.sid)
  const method = text(authnContext, maxLength.sid)
  return {
    issuer,
    subject,
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    authTime: Math.floor(authnInstant.getTime() / 1000),
    ...(method !== undefined && { amr: [method] }),
    ...(sid !== undefined && { sid }),
    ...(roleAttribute !== undefined && {
      roles: readRoleValues(roleAttribute, attributes.get(roleAttribute)),
    }),
  }
}
