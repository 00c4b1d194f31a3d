import { randomUUID } from 'node:crypto'
import { randomSecret } from '#crypto/random-secret.ts'
import { addSecondFactor, putTotp } from '../factors.ts'
import { verifyDomain } from '../single-sign-on.ts'
import type { ExamplesOf, TestCast } from './cast.ts'

/** A provider that refuses every connection. */
export const deadIssuer = 'http://127.0.0.1:1'

/** Calls about connections to identity providers. Admins see them, and only owners change them. */
export const connectionExamples: { connections: ExamplesOf<'connections'> } = {
  connections: {
    listConnections: ({ here: { id } }) => ({ params: { id } }),
    createConnection: ({ here: { id } }) => ({
      params: { id },
      body: { provider: 'okta' as const, name: 'Okta' },
    }),
    getConnection: active,
    updateConnection: async (cast) => ({ ...(await active(cast)), body: { name: 'Entra' } }),
    deleteConnection: active,
    testConnection: withSecret,
    getConnectionTest: active,
    turnOnConnection: tested,
    turnOffConnection: active,
    listConnectionSignIns: active,
    createSetupLink: active,
    deleteSetupLink: active,
    confirmSetup: async (cast) => {
      const { params } = await active(cast)
      const proposed = { issuer: 'https://id.example', clientId: 'accord' }
      const at = new Date().toISOString()
      await cast.service.context.pool.query(
        `update connections set setup_hash = $2, setup_at = now(), setup_expires_at = now() + interval '1 day',
           proposed = $3, proposed_at = $4 where id = $1`,
        [params.id, randomSecret('acl').hash, proposed, at],
      )
      return { params, body: { at } }
    },
    getSetupPage: async (cast) => ({ body: { code: await setupCode(cast) } }),
    fillSetupPage: () => ({
      body: { code: 'acl_unknown', issuer: deadIssuer, clientId: 'accord' },
    }),
    beginSignIn: () => ({ body: { email: 'someone@northside.example' } }),
    finishProviderSignIn: () => ({ body: { code: 'acf_unknown' } }),
    listOwnConnections: ({ here: { id } }) => ({ params: { id } }),
    connectProvider: active,
    finishConnecting: async (cast) => ({ ...(await active(cast)), body: { code: 'acf_unknown' } }),
    disconnectProvider: active,
    proveProvider: () => ({ body: { code: 'acf_unknown' } }),
    connectAndProve: () => ({ body: { code: 'acf_unknown' } }),
    getProviderPolicy: ({ here: { id } }) => ({ params: { id } }),
    setProviderPolicy: async (cast, who) => {
      await makeReadyToRequire(cast, who)
      return { params: { id: cast.here.id }, body: { from: inAMonth() } }
    },
    pauseProviderPolicy: async (cast) => {
      await insertPause(cast)
      return { params: { id: cast.here.id }, body: { hours: 72 } }
    },
    resumeProviderPolicy: async (cast) => {
      await insertPause(cast)
      return { params: { id: cast.here.id } }
    },
    listProviderGuests: ({ here: { id } }) => ({ params: { id } }),
    addProviderGuest: async ({ service, here: { id }, member }) => {
      await service.context.pool.query('update profiles set second_factor = true where id = $1', [
        member.profileId,
      ])
      return { params: { id }, body: { profile: member.profileId } }
    },
    removeProviderGuest: async ({ service, here: { id }, member }) => {
      await service.context.pool.query(
        `insert into provider_guests (profile_id, organization_id) values ($1, $2) on conflict do nothing`,
        [member.profileId, id],
      )
      return { params: { id, profileId: member.profileId } }
    },
    proveOwnAccount: () => ({ body: { email: 'someone@northside.example', password: 'wrong' } }),
    joinAccount: () => ({ body: { code: 'unknown' } }),
  },
}

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString()

/** Meets the preconditions for requiring the provider. */
async function makeReadyToRequire(cast: TestCast, who: { id: string }) {
  const { pool } = cast.service.context
  const id = await insertTestConnection(cast)
  await pool.query(
    'update connections set tested_version = settings_version, tested_at = now() where id = $1',
    [id],
  )
  await verifyDomain(cast.service, cast.here)
  await addSecondFactor(cast.service, who)
  await putTotp(cast.service.context, cast.owner.id)
}

/** Requires the provider from tomorrow, until which an owner paused it, so that no session is affected now. */
async function insertPause({ service, here }: TestCast) {
  await service.context.pool.query(
    `update organizations set provider_required_from = now() + interval '1 day',
       provider_paused_until = now() + interval '1 day' where id = $1`,
    [here.id],
  )
}

async function active(cast: TestCast) {
  const id = await insertTestConnection(cast)
  return { params: { id } }
}

async function withSecret(cast: TestCast) {
  const { params } = await active(cast)
  const { pool, secrets } = cast.service.context
  const sealed = secrets.eventSecrets.seal(JSON.stringify({ clientSecret: 'wrong' }), params.id)
  await pool.query('update connections set secret = $2 where id = $1', [params.id, sealed])
  return { params }
}

async function tested(cast: TestCast) {
  const { params } = await active(cast)
  await cast.service.context.pool.query(
    `update connections set state = 'off', tested_version = settings_version where id = $1`,
    [params.id],
  )
  return { params }
}

async function setupCode(cast: TestCast): Promise<string> {
  const { params } = await active(cast)
  const { value, hash } = randomSecret('acl')
  await cast.service.context.pool.query(
    `update connections set setup_hash = $2, setup_at = now(), setup_expires_at = now() + interval '1 day'
     where id = $1`,
    [params.id, hash],
  )
  return value
}

/** Inserts an active connection directly, because no provider is needed to measure who may do what. */
export async function insertTestConnection({ service, here }: Pick<TestCast, 'service' | 'here'>) {
  const id = randomUUID()
  await service.context.pool.query(
    `insert into connections (id, organization_id, provider, name, state, settings)
     values ($1, $2, 'okta', 'Okta', 'active', $3)`,
    [id, here.id, { issuer: deadIssuer, clientId: 'accord' }],
  )
  return id
}

/** Opens a session of a profile as if its person had signed in through a provider. */
export async function providerSessionOf(
  cast: Pick<TestCast, 'service' | 'here'>,
  { id: userId, profileId }: { id: string; profileId: string },
) {
  const { service } = cast
  const connectionId = await insertTestConnection(cast)
  const [linkId, sessionId] = [randomUUID(), randomUUID()]
  const { value, hash } = randomSecret('acp')
  const { pool } = service.context
  await pool.query(
    `insert into connection_links (id, connection_id, issuer, subject, profile_id)
     values ($1, $2, $3, $4, $5)`,
    [linkId, connectionId, deadIssuer, randomUUID(), profileId],
  )
  await pool.query(
    `insert into sessions (id, user_id, profile_id, connection_id, link_id, agent, address, factors, expires_at)
     values ($1, $2, $3, $4, $5, '', '127.0.0.1', '{passkey}', now() + interval '1 hour')`,
    [sessionId, userId, profileId, connectionId, linkId],
  )
  await pool.query(
    `insert into tokens (hash, session_id, kind, profile_id, expires_at, confirmed_at)
     values ($1, $2, 'profile', $3, now() + interval '1 hour', now())`,
    [hash, sessionId, profileId],
  )
  const as = service.anonymous.with({ authorization: `Bearer ${value}` })
  return { as, token: value, sessionId, connectionId }
}
