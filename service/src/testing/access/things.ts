import { randomBytes, randomUUID } from 'node:crypto'
import { OrganizationForm } from '@accord/contract/organizations.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { getUser, insertUser } from '#data/users/accounts.store.ts'
import { issueCode, issueProfileCode } from '#data/users/codes.store.ts'
import { insertEmailChange } from '#data/users/email-changes.store.ts'
import { countAuthorization, insertApplication } from '#data/applications/applications.store.ts'
import { insertKey } from '#data/applications/keys.store.ts'
import type { ApprovedScopes } from '#data/approvals/approvals.rules.ts'
import { insertApproval } from '#data/approvals/approvals.store.ts'
import { insertAuthorization } from '#data/approvals/authorizations.store.ts'
import { insertRequest } from '#authorizations/requests/requests.store.ts'
import { parse } from '#calls/parse.ts'
import { inTransaction } from '#database/transactions.ts'
import { offerTotp } from '#factors/totp/totp.store.ts'
import { insertInvitation } from '#data/members/invitations.store.ts'
import { lifetimes } from '#oauth/lifetimes.ts'
import { saveDeviceCode } from '#data/approvals/oauth-grants.store.ts'
import { insertOrganization } from '#data/organizations/organizations.store.ts'
import { findProfile } from '#data/organizations/profiles.store.ts'
import { setPendingEmail } from '#data/organizations/profile-emails.store.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { insertSignInAlert } from '#session/sign-in-alerts/sign-in-alerts.store.ts'
import { insertPending } from '#sign-in/pending-sign-ins.store.ts'
import { codeNow, putTotp } from '#testing/factors.ts'
import { randomEmail } from '#testing/members.ts'
import { madeUpUserCode } from '#testing/applications.ts'
import type { TestCast, Owned, Placed, Player } from './cast.ts'
import { insertReceipts } from '#data/exports/export-receipts.store.ts'
import { insertTestExport } from '#testing/exports.ts'
import { insertTestNetwork } from '#testing/networks.ts'
import type { TestService } from '#testing/test-service.ts'
import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import { newSigningSecret } from '#crypto/event-secrets.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { notLogged } from '#observability/events.ts'
import type { EndpointOwner } from '#data/events/endpoints.store.ts'
import type { UsageKind } from '#actor.ts'

// These functions insert the data for calls directly, so that no email changes while tables are compared.

export function bareOrganization({ service: { context } }: TestCast) {
  return insertOrganization(context.db, parse(OrganizationForm, { name: 'Quay' }))
}

export function insertInvitationFrom(
  { service: { context } }: TestCast,
  { id: organizationId, owner }: Owned,
  { email = randomEmail(), roles = ['member'] as RankedRole[] } = {},
) {
  return inTransaction(context.db, async (trx) => {
    // Only one invitation per address can be pending.
    await trx.deleteFrom('invitations').where('email', '=', email).execute()
    const invitedBy = owner.profileId
    return (await insertInvitation(trx, { organizationId, email, roles, invitedBy }))!
  })
}

export function insertApplicationOf(
  { service: { context } }: TestCast,
  { id: organizationId }: Pick<Owned, 'id'>,
  scopes: Scope[] = ['user:read', 'application:read'],
) {
  return inTransaction(context.db, async (trx) => {
    const details = { organizationId, name: 'Calendar', description: '', scopes }
    const { id } = await insertApplication(trx, details)
    await insertKey(trx, context.secrets, id)
    return { id }
  })
}

export function insertSecondKey({ service: { context } }: TestCast, { id }: { id: string }) {
  return inTransaction(context.db, (trx) => insertKey(trx, context.secrets, id))
}

/** Authorizes an application that requests one scope more than was granted. */
export async function insertAuthorizationBy(cast: TestCast, { by, of }: { by: Owned; of: Owned }) {
  const { id: applicationId } = await insertApplicationOf(cast, of)
  return inTransaction(cast.service.context.db, async (trx) => {
    const grantedBy = by.owner.profileId
    const given = { applicationId, organizationId: by.id, scopes: ['user:read' as const] }
    const { id } = await insertAuthorization(trx, { ...given, grantedBy })
    await countAuthorization(trx, applicationId, 1)
    return id
  })
}

/** Inserts a request by the given person, or else the owner, for an application of an unrelated organization. */
export async function insertRequestIn(
  cast: TestCast,
  { id: organizationId, owner }: { id: string; owner: Pick<Placed, 'profileId'> },
) {
  const { id: applicationId } = await insertApplicationOf(cast, await bareOrganization(cast))
  return inTransaction(cast.service.context.db, async (trx) => {
    const asked = { organizationId, applicationId, profileId: owner.profileId }
    return (await insertRequest(trx, { ...asked, scopes: ['application:read'] })).id
  })
}

const userRead: ApprovedScopes = { scopes: ['user:read'], standardScopes: [] }

export async function insertApprovalBy(cast: TestCast, { profileId }: { profileId: string }) {
  const { id } = await insertApplicationOf(cast, cast.partner)
  return inTransaction(cast.service.context.db, async (trx) => {
    const profile = (await findProfile(trx, profileId))!
    const approver = { userId: profile.user_id, profile }
    return (await insertApproval(trx, approver, { id }, userRead)).id
  })
}

/** Inserts an approval that a person gave for themselves, not for an organization. */
export async function insertOwnApprovalBy(cast: TestCast, { id: userId }: Player) {
  const { id } = await insertApplicationOf(cast, cast.partner)
  const { db } = cast.service.context
  return inTransaction(db, async (trx) => {
    const approver = { userId, profile: undefined }
    return (await insertApproval(trx, approver, { id }, userRead)).id
  })
}

/** Inserts a person with an unverified address. Returns the code that was emailed to it. */
export function insertSignUp({ service: { context }, passwordHash }: TestCast) {
  return inTransaction(context.db, async (trx) => {
    const form = { firstName: 'Ana', lastName: 'Duarte', email: randomEmail(), passwordHash }
    const user = (await insertUser(trx, form))!
    return { email: user.email, code: await issueCode(trx, 'verify_email', user) }
  })
}

export function issueResetCode(
  { service: { context } }: TestCast,
  person: Player,
): Promise<string> {
  return inTransaction(context.db, (trx) => issueCode(trx, 'reset_password', person))
}

/** Returns the code that was emailed to a profile's new address. */
export function issueTestProfileCode(
  { service: { context } }: TestCast,
  profileId: string,
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const email = randomEmail()
    return issueProfileCode(trx, await setPendingEmail(trx, profileId, email), email)
  })
}

/** Returns the code on a device that runs an unrelated organization's application. */
export async function issueUserCode(cast: TestCast, scope: Scope = 'user:read'): Promise<string> {
  const { db } = cast.service.context
  const { id } = await insertApplicationOf(cast, cast.partner, [scope, 'application:read'])
  const userCode = madeUpUserCode()
  const payload = {
    kind: 'DeviceCode',
    exp: Math.floor(Date.now() / 1000) + lifetimes.DeviceCode,
    clientId: id,
    params: { client_id: id, scope: `openid ${scope}` },
    deviceInfo: { address: '127.0.0.1', agent: '' },
  }
  const [hash, userCodeHash] = [randomBytes(32), hashSecret(userCode)]
  await saveDeviceCode(db, [hash, userCodeHash, id, JSON.stringify(payload), 600])
  return userCode
}

/** Inserts a sign-in that waits for an authenticator app's code. Returns it with the code. */
export async function insertPendingSignIn({ service: { context } }: TestCast, { id }: Player) {
  await putTotp(context, id)
  const pending = await insertPending(context.db, await getUser(context.db, id))
  return { pending: pending!, proof: { totp: await codeNow(context, id) } }
}

/** Returns the first code of an app whose key was just shown. */
export async function offerTotpCode({ service: { context } }: TestCast, { id }: Player) {
  const sealed = context.secrets.authenticatorApps.seal(Buffer.alloc(20).toString('base64'), id)
  await offerTotp(context.db, id, sealed)
  return codeNow(context, id)
}

/** Returns the contents of an email about a new sign-in. */
export async function createSignInAlert(
  { service: { context } }: TestCast,
  { id }: Player,
): Promise<string> {
  const place = { network: '203.0.113.0/24', agent: '' }
  return (await insertSignInAlert(context.db, id, { deviceId: undefined, place })).code
}

/** Inserts an email change with the codes that were sent to the new and the current address. */
export function insertTestEmailChange(
  { service: { context } }: TestCast,
  { id: userId, email }: Player,
) {
  return inTransaction(context.db, (trx) =>
    insertEmailChange(trx, { userId, from: email, to: randomEmail(), profileIds: [] }),
  )
}

export interface TestGrants {
  ownApplication: string
  authorization: string
  network: string
  /** An export of the organization itself, and the receipt of an export by the network's owner. */
  export: string
  receipt: string
  endpoint: string
  auditStream: string
  connection: string
  invitation: string
}

/** Creates a grant of each kind to the data of a cast's organization, except for its people and their approvals. */
export async function createGrantOfEachKind(cast: TestCast): Promise<TestGrants> {
  const { service, here, partner } = cast
  const { pool, db } = service.context
  const only = async (statement: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(statement, values)).rows[0]!.id

  const { id: ownApplication } = await insertApplicationOf(cast, here)
  await pool.query(`update applications set name = 'Tide Table' where id = $1`, [ownApplication])
  const network = await insertTestNetwork(service, {
    by: partner,
    shares: ['survey', 'profile'],
    joined: [here],
  })
  const joined = `update network_members set shares = '{survey}', accepted_by = $2 where network_id = $1 returning id`
  const exported = await insertTestExport(service, here)
  const taken = await insertTestExport(service, partner, { type: 'network', id: network.id })
  const ids = { exportId: taken, networkId: network.id }
  const received = [{ organizationId: here.id, shares: ['survey' as const], rows: 7 }]
  await inTransaction(db, async (trx) => {
    await insertReceipts(trx, ids, received)
    // The cast didn't count this, because its authorization is never revoked.
    await countAuthorization(trx, cast.offered.id, 1)
  })
  const [receiver, createdBy] = [{ organization_id: here.id }, here.owner.profileId]
  const invitation = await insertInvitationFrom(cast, here, { email: 'chen@example.com' })
  return {
    ownApplication,
    authorization: await only('select id from authorizations where organization_id = $1', [
      here.id,
    ]),
    network: await only(joined, [network.id, here.owner.profileId]),
    export: exported,
    receipt: await only('select id from export_receipts where organization_id = $1', [here.id]),
    endpoint: (await insertEndpointOf(cast, receiver, { createdBy })).id,
    auditStream: (await insertEndpointOf(cast, receiver, { createdBy, stream: 'https' })).id,
    connection: await only(
      `insert into connections (id, organization_id, provider, name, state, created_by)
       values ($1, $2, 'okta', 'Harbour ID', 'active', $3) returning id`,
      [randomUUID(), here.id, createdBy],
    ),
    invitation: invitation.id,
  }
}

/** Inserts the usage of grants directly. */
export function testUsage({ context: { pool } }: TestService) {
  return {
    /** Resets the usage as if recording started now. */
    async forget() {
      await pool.query('delete from uses')
      await pool.query('delete from use_days')
      await pool.query('update use_recording set since = now()')
    },
    recordedLong: () => pool.query(`update use_recording set since = now() - interval '200 days'`),
    used: (kind: UsageKind, id: string, scopes: string[], daysAgo = 1) =>
      pool.query(
        `with day as (insert into use_days
           select $1, $2, s, (now() at time zone 'UTC')::date - $4::int, 3 from unnest($3::text[]) s)
         insert into uses values ($1, $2, now() - $4::int * interval '1 day')`,
        [kind, id, scopes, daysAgo],
      ),
    older: (table: 'approvals' | 'authorizations' | 'profiles', id: string, days = 100) =>
      pool.query(`update ${table} set created_at = now() - $2 * interval '1 day' where id = $1`, [
        id,
        days,
      ]),
  }
}

/** An endpoint or an audit stream that refuses every connection. */
export async function insertEndpointOf(
  { service: { context } }: TestCast,
  owner: EndpointOwner,
  {
    state = 'active',
    createdBy = null,
    stream = null,
  }: { state?: 'active' | 'paused'; createdBy?: string | null; stream?: StreamPreset | null } = {},
) {
  const id = randomUUID()
  await context.db
    .insertInto('event_endpoints')
    .values({
      id,
      ...owner,
      url: 'http://127.0.0.1:9999/accord',
      secret: newSigningSecret(context.secrets, id),
      state,
      created_by: createdBy,
      stream,
      position: stream && '0',
    })
    .execute()
  return { id }
}

/** An audit stream whose receiver refuses every connection. */
export async function insertStreamOf(cast: TestCast, state: 'active' | 'paused' = 'active') {
  const { id } = await insertEndpointOf(cast, { organization_id: cast.here.id }, { state })
  await cast.service.context.db
    .updateTable('event_endpoints')
    .set({ stream: 'https', position: '0' })
    .where('id', '=', id)
    .execute()
  return { id }
}

/** A failed delivery of an event that happened there. */
export async function insertDeliveryTo(
  { service: { context } }: TestCast,
  endpoint_id: string,
  organization_id: string,
) {
  await inTransaction(context.db, async (trx) => {
    await recordOrganizationActivity(trx, notLogged, {
      kind: 'organization_logo_removed',
      detail: {},
      organizationId: organization_id,
      author: { kind: 'system' },
      device: null,
    })
    const row = await trx
      .selectFrom('organization_activity')
      .select(['id', 'position'])
      .where('organization_id', '=', organization_id)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const values = { endpoint_id, organization_id, seq: '1', position: row.position }
    await trx
      .insertInto('event_deliveries')
      .values({
        ...values,
        event_id: row.id,
        type: 'organization.logo_removed',
        state: 'failed',
        ended_at: new Date(),
      })
      .execute()
  })
  return 1
}
