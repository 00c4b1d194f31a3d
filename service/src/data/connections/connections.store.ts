import { randomUUID } from 'node:crypto'
import { setupLinkDays } from '@accord/contract/connections.ts'
import { type Insertable, type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { proposedSecretBound } from '#crypto/rotation/sealed-columns.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { condition } from '#database/condition.ts'
import type { Database } from '#database/tables.ts'
import type { StoredSettings } from '#database/tables/connections.ts'
import { timeFromNow } from '#database/time.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Ring = Pick<Secrets, 'eventSecrets'>
export type ConnectionRow = Selectable<Database['connections']>

/** Whether people can sign in through the connection. */
export const isActiveConnection = condition<'connections'>((of) => `${of('state')} = 'active'`)

/** What proves Accord's identity to the provider: a secret that both know, or a key of Accord's own. */
export interface ClientProof {
  clientSecret?: string
  /** A private key as a JSON Web Key. */
  key?: string
}

interface NewConnection {
  organizationId: string
  values: Pick<
    Insertable<Database['connections']>,
    'protocol' | 'provider' | 'name' | 'joins' | 'enforces_second_factor' | 'settings'
  >
  proof: ClientProof | undefined
  createdBy: string
}

export function insertConnection(
  trx: Trx,
  secrets: Ring,
  { organizationId, values, proof, createdBy }: NewConnection,
): Promise<ConnectionRow> {
  const id = randomUUID()
  return trx
    .insertInto('connections')
    .values({
      id,
      organization_id: organizationId,
      ...values,
      secret: proof ? secrets.eventSecrets.seal(JSON.stringify(proof), id) : null,
      created_by: createdBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function openClientProof(secrets: Ring, { id, secret }: ConnectionRow): ClientProof {
  return secret ? (JSON.parse(secrets.eventSecrets.unseal(secret, id)) as ClientProof) : {}
}

export function findConnection(db: Db, id: string): Promise<ConnectionRow | undefined> {
  return db.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listConnectionsOf(db: Db, organizationId: string): Promise<ConnectionRow[]> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Finds an active connection with the name of its organization, unless the organization was deleted. */
export function findActiveConnection(
  db: Db,
  which: { id: string } | { organizationId: string; issuer?: string | undefined },
) {
  return db
    .selectFrom('connections as c')
    .innerJoin('organizations as o', 'o.id', 'c.organization_id')
    .selectAll('c')
    .select('o.name as organization_name')
    .where(isActiveConnection('c'))
    .where('o.deleted_at', 'is', null)
    .$call((query) =>
      'id' in which
        ? query.where('c.id', '=', which.id)
        : query
            .where('c.organization_id', '=', which.organizationId)
            .$if(which.issuer !== undefined, (named) =>
              named.where(sql`c.settings ->> 'issuer'`, '=', which.issuer!),
            ),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst()
}

export interface ConnectionUpdate {
  provider?: ConnectionRow['provider']
  name?: string
  joins?: boolean
  role_mapping?: ConnectionRow['role_mapping']
  enforcesSecondFactor?: boolean
  settings?: StoredSettings
  /** Undefined keeps the current one. */
  proof?: ClientProof | undefined
  state?: ConnectionRow['state']
  /** The owner who lets it give more access now. */
  allowedBy?: string
}

/** Changes a connection. Other settings or another secret have to be tested again. */
export function updateConnectionRow(
  trx: Trx,
  secrets: Ring,
  id: string,
  {
    settings,
    proof,
    role_mapping: mapping,
    enforcesSecondFactor,
    allowedBy,
    ...values
  }: ConnectionUpdate,
): Promise<ConnectionRow> {
  const isOther = settings !== undefined || proof !== undefined
  return trx
    .updateTable('connections')
    .set({
      ...values,
      ...(enforcesSecondFactor !== undefined && { enforces_second_factor: enforcesSecondFactor }),
      ...(settings && { settings }),
      ...(mapping !== undefined && { role_mapping: mapping }),
      ...(allowedBy !== undefined && { allowed_by: allowedBy, allowed_at: sql<Date>`now()` }),
      ...(proof && { secret: secrets.eventSecrets.seal(JSON.stringify(proof), id) }),
      ...(isOther && {
        settings_version: sql<number>`settings_version + 1`,
        tested_at: null,
        tested_version: null,
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function turnOffConnectionRow(trx: Trx, id: string): Promise<ConnectionRow> {
  return trx
    .updateTable('connections')
    .set({ state: 'off' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteConnectionRow(trx: Trx, id: string) {
  await trx.deleteFrom('connections').where('id', '=', id).execute()
}

/** Records a test that succeeded, unless the settings have changed since it began. */
export async function recordTested(db: Db, id: string, version: number) {
  await db
    .updateTable('connections')
    .set({ tested_at: sql<Date>`now()`, tested_version: version })
    .where('id', '=', id)
    .where('settings_version', '=', version)
    .execute()
}

export async function recordTestFlow(trx: Db, id: string, flowId: string) {
  await trx.updateTable('connections').set({ test_flow: flowId }).where('id', '=', id).execute()
}

export async function recordConnectionUsed(trx: Db, id: string) {
  await trx
    .updateTable('connections')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The setup link can still be used. */
const hasSetupLink = condition<'connections'>((of) => `${of('setup_expires_at')} > now()`)

/** Creates a setup link, which replaces an earlier one and everything that was entered with it. */
export async function insertSetupLink(trx: Trx, id: string) {
  const code = randomSecret('acl')
  const row = await trx
    .updateTable('connections')
    .set({
      ...withoutSetup,
      setup_hash: code.hash,
      setup_at: sql<Date>`now()`,
      setup_expires_at: timeFromNow(`${setupLinkDays} days`),
    })
    .where('id', '=', id)
    .returning('setup_expires_at')
    .executeTakeFirstOrThrow()
  return { code: code.value, expiresAt: row.setup_expires_at! }
}

const withoutSetup = {
  setup_hash: null,
  setup_at: null,
  setup_expires_at: null,
  proposed: null,
  proposed_secret: null,
  proposed_at: null,
}

/** Returns false if there was none. */
export async function deleteSetupLinkOf(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('connections')
    .set(withoutSetup)
    .where('id', '=', id)
    .where('setup_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function findBySetupCode(db: Db, code: string) {
  return db
    .selectFrom('connections as c')
    .innerJoin('organizations as o', 'o.id', 'c.organization_id')
    .selectAll('c')
    .select('o.name as organization_name')
    .where('c.setup_hash', '=', hashSecret(code))
    .where(hasSetupLink('c'))
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Stores what someone entered with the setup link. Returns false if the link has ended. */
export async function proposeSettings(
  trx: Db,
  secrets: Ring,
  { id, code }: { id: string; code: string },
  { settings, clientSecret }: { settings: StoredSettings; clientSecret: string | undefined },
): Promise<boolean> {
  const proof = clientSecret === undefined ? undefined : JSON.stringify({ clientSecret })
  const { numUpdatedRows } = await trx
    .updateTable('connections')
    .set({
      proposed: settings,
      proposed_at: sql<Date>`now()`,
      ...(proof && {
        proposed_secret: secrets.eventSecrets.seal(proof, proposedSecretBound(id)),
      }),
    })
    .where('id', '=', id)
    .where('setup_hash', '=', hashSecret(code))
    .where(hasSetupLink())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function openProposedProof(
  secrets: Ring,
  { id, proposed_secret }: ConnectionRow,
): ClientProof | undefined {
  if (!proposed_secret) return undefined
  return JSON.parse(
    secrets.eventSecrets.unseal(proposed_secret, proposedSecretBound(id)),
  ) as ClientProof
}
