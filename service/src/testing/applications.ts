import { randomBytes } from 'node:crypto'
import {
  type Application,
  createApplication,
  listKeys,
  updateApplication,
} from '@accord/contract/applications.ts'
import { type Authorization, authorizeApplication } from '@accord/contract/authorizations.ts'
import {
  type ApprovalStatus,
  type Decision,
  authorize,
  listApprovalStatuses,
} from '@accord/contract/approvals.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Pool } from 'pg'
import type { TestOrganization, TestMember } from './organizations.ts'
import type { Answer, Client } from './test-client.ts'
import { userCodeLetters } from '@accord/contract/rules/user-codes.ts'
import type { TestService } from './test-service.ts'

/** Registers an application through the call, for its organization's owner. */
export function createTestApplication(
  { id, owner }: TestOrganization,
  form: Partial<typeof createApplication.body._zod.input> = {},
): Promise<Application> {
  return owner.as.call(createApplication, {
    body: { organization: id, name: 'Harbour Calendar', ...form },
  })
}

/** Authorizes an application for another organization's owner, with all requested scopes. */
export function authorizeForTest(
  { id: organization, owner }: TestOrganization,
  { id: application }: { id: string },
): Promise<Authorization> {
  return owner.as.call(authorizeApplication, { body: { organization, application } })
}

/** Changes the scopes that the application requests. */
export function requestApproval(
  { owner }: TestOrganization,
  { id }: { id: string },
  scopes: Scope[],
) {
  return owner.as.call(updateApplication, { params: { id }, body: { scopes } })
}

/** Returns the active keys that a manager sees. */
export function keysOf(as: Client, { id }: { id: string }) {
  return as.call(listKeys, { params: { id } })
}

type Approving = Pick<TestMember, 'as' | 'profileId'>

/** Approves like the screen in the direct flow, and returns any response. */
export function approveForTest(
  { as, profileId }: Approving,
  { id: application }: { id: string },
  more: Partial<Decision> = {},
): Promise<Answer> {
  const shown = { application, redirect: 'https://app.example/callback', state: 'x' }
  const body = { ...shown, profile: profileId, ...more }
  return as.request(authorize.method, `/api${authorize.path}`, body)
}

/** Returns the relation of a profile's organization to an application. */
export async function approvalStatusOf(
  { as, profileId }: Approving,
  { id: application }: { id: string },
): Promise<ApprovalStatus> {
  const { data } = await as.call(listApprovalStatuses, { query: { application, $limit: 100 } })
  return data.find(({ profile }) => profile === profileId)!
}

interface Artifact {
  kind: string
  applicationId: string
  organizationId?: string
  approvalId?: string
  keyId?: string
  expired?: boolean
  consumed?: boolean
}

/** Inserts a token directly, because these tests are about its end and not about how it's issued. */
export async function insertTestArtifact(pool: Pool, artifact: Artifact): Promise<Buffer> {
  const hash = randomBytes(32)
  const { kind, applicationId, organizationId, approvalId, keyId, expired, consumed } = artifact
  await pool.query(
    `insert into oauth_artifacts (kind, hash, application_id, organization_id, approval_id, key_id,
       payload, expires_at, consumed_at)
     values ($1, $2, $3, $4, $5, $6, '{}', now() + $7::interval, $8)`,
    [
      kind,
      hash,
      applicationId,
      organizationId,
      approvalId,
      keyId,
      expired ? '-1 minute' : '10 minutes',
      consumed ? new Date() : null,
    ],
  )
  return hash
}

/** Returns which of these artifacts still exist. */
export async function artifactsLeft(pool: Pool, hashes: readonly Buffer[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ hash: Buffer }>(
    'select hash from oauth_artifacts where hash = any ($1)',
    [hashes],
  )
  return hashes.map((hash) => rows.some((row) => row.hash.equals(hash)))
}

/** Creates an application on a device, which is a public client. */
export function createNativeApplication(
  organization: TestOrganization,
  scopes: Scope[] = ['user:read', 'profile:read'],
) {
  return createTestApplication(organization, { kind: 'native', scopes })
}

/** Polls like a device that waits for a decision. */
export async function poll(
  { url }: TestService,
  client: { id: string },
  deviceCode: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: client.id,
      device_code: deviceCode,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Returns a random user code that no device shows. */
export function madeUpUserCode(): string {
  return [...randomBytes(8)].map((byte) => userCodeLetters[byte % 20]).join('')
}
