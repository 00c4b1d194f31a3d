import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '@accord/contract/call.ts'
import { allScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { insertSession, insertToken } from '#data/sessions/session.store.ts'
import { expireReauthentication } from '../accounts.ts'
import type { Client } from '../test-client.ts'
import { providerSessionOf } from './connection-examples.ts'
import type { TestCast, Placed, Player } from './cast.ts'

/** The caller, and the person whose own data a call is about. */
export interface TestCaller {
  as: Client
  who: Player | Placed
}

interface Caller {
  name: string
  actAs: (cast: TestCast, call: Call) => TestCaller | Promise<TestCaller>
}

/** The columns of docs/access.md, which explains them. */
export const callers: Caller[] = [
  { name: 'nobody', actAs: ({ service, owner }) => ({ as: service.anonymous, who: owner }) },
  { name: 'outsider', actAs: ({ stranger }) => ({ as: stranger.asUser, who: stranger }) },
  { name: 'not selected', actAs: ({ admin }) => ({ as: admin.asUser, who: admin }) },
  { name: 'contact', actAs: ({ contact }) => ({ as: contact.as, who: contact }) },
  { name: 'member', actAs: ({ member }) => ({ as: member.as, who: member }) },
  { name: 'admin', actAs: ({ admin }) => ({ as: admin.as, who: admin }) },
  { name: 'owner', actAs: ({ owner }) => ({ as: owner.as, who: owner }) },
  { name: 'stale owner', actAs: async (cast) => ({ as: await staleOwner(cast), who: cast.owner }) },
  { name: 'owner elsewhere', actAs: ({ elsewhere: { owner } }) => ({ as: owner.as, who: owner }) },
  {
    name: 'provider session',
    actAs: async (cast) => ({
      as: (await providerSessionOf(cast, cast.owner)).as,
      who: cast.owner,
    }),
  },
  {
    name: 'app for owner',
    actAs: async (cast, { scope }) => ({
      as: await actingFor(cast, cast.offered.ownersApproval, just(scope)),
      who: cast.owner,
    }),
  },
  {
    name: 'app without scope',
    actAs: async (cast, { scope }) => ({
      as: await actingFor(cast, cast.offered.ownersApproval, allBut(scope)),
      who: cast.owner,
    }),
  },
  {
    name: 'app for member',
    actAs: async (cast, { scope }) => ({
      as: await actingFor(cast, cast.offered.membersApproval, just(scope)),
      who: cast.member,
    }),
  },
  {
    name: 'app for person',
    actAs: async (cast, { scope }) => ({
      as: await actingFor(cast, cast.offered.adminsOwnApproval, just(scope)),
      who: cast.admin,
    }),
  },
  {
    name: 'app itself',
    actAs: async (cast, { scope }) => ({
      as: await inItsOwnName(cast, cast.offered.id, just(scope)),
      who: cast.owner,
    }),
  },
  {
    name: 'app elsewhere',
    actAs: async (cast, { scope }) => ({
      as: await inItsOwnName(cast, cast.unknown.id, just(scope)),
      who: cast.owner,
    }),
  },
]

/** Returns the owner in another session. They confirmed their identity with two factors, but too long ago. */
async function staleOwner({ service: { context, anonymous }, owner }: TestCast): Promise<Client> {
  const { db } = context
  const from = { address: '127.0.0.1', agent: '', isBrowser: false }
  const user = await getUser(db, owner.id)
  const sessionId = (await insertSession(db, user, from, { factors: ['password', 'totp'] }))!
  const { token } = await insertToken(db, sessionId, { profileId: owner.profileId })
  await expireReauthentication(context, sessionId)
  return anonymous.with({ authorization: `Bearer ${token}` })
}

/** Returns the call's scope, or all scopes for a call that no application may make. */
function just(scope: Scope | undefined): readonly Scope[] {
  return scope ? [scope] : allScopes
}

function allBut(scope: Scope | undefined): readonly Scope[] {
  return allScopes.filter((each) => each !== scope)
}

export async function actingFor(cast: TestCast, approvalId: string, scopes: readonly Scope[]) {
  const grantId = randomUUID()
  const grant = { applicationId: cast.offered.id, approvalId, grantId }
  await insertArtifact(cast, { kind: 'Grant', value: grantId, scopes, ...grant })
  return bearing(cast, { kind: 'AccessToken', scopes, ...grant })
}

export function inItsOwnName(cast: TestCast, applicationId: string, scopes: readonly Scope[]) {
  return bearing(cast, { kind: 'ClientCredentials', applicationId, scopes })
}

interface Artifact {
  kind: string
  applicationId: string
  approvalId?: string
  grantId?: string
  scopes: readonly Scope[]
}

async function bearing(cast: TestCast, artifact: Artifact): Promise<Client> {
  const prefix = artifact.kind === 'AccessToken' ? 'aca' : 'acn'
  const value = `${prefix}_${randomBytes(32).toString('base64url')}`
  await insertArtifact(cast, { ...artifact, value })
  return cast.service.anonymous.with({ authorization: `Bearer ${value}` })
}

/** Inserts a token directly, because the table isn't about how an application gets its token. */
async function insertArtifact(
  { service }: TestCast,
  { kind, value, applicationId, approvalId, grantId, scopes }: Artifact & { value: string },
) {
  await service.context.pool.query(
    `insert into oauth_artifacts (kind, hash, grant_id, application_id, approval_id, payload, expires_at)
     values ($1, sha256(convert_to($2, 'UTF8')), $3, $4, $5, jsonb_build_object('scope', $6::text),
       now() + interval '10 minutes')`,
    [kind, value, grantId, applicationId, approvalId, scopes.join(' ')],
  )
}
