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

/** Registered by its organization's owner, through the call itself. */
export function createTestApplication(
  { id, owner }: TestOrganization,
  form: Partial<typeof createApplication.body._zod.input> = {},
): Promise<Application> {
  return owner.as.call(createApplication, {
    body: { organization: id, name: 'Harbour Calendar', ...form },
  })
}

/** Authorized by the owner of another organization, with all that it asks for. */
export function authorizeForTest(
  { id: organization, owner }: TestOrganization,
  { id: application }: { id: string },
): Promise<Authorization> {
  return owner.as.call(authorizeApplication, { body: { organization, application } })
}

/** From now on the application asks for these. */
export function requestApproval(
  { owner }: TestOrganization,
  { id }: { id: string },
  scopes: Scope[],
) {
  return owner.as.call(updateApplication, { params: { id }, body: { scopes } })
}

/** The live keys as their manager sees them. */
export function keysOf(as: Client, { id }: { id: string }) {
  return as.call(listKeys, { params: { id } })
}

type Approving = Pick<TestMember, 'as' | 'profileId'>

/** As the screen sends it at the direct way in; whatever is answered. */
export function approveForTest(
  { as, profileId }: Approving,
  { id: application }: { id: string },
  more: Partial<Decision> = {},
): Promise<Answer> {
  const shown = { application, redirect: 'https://app.example/callback', state: 'x' }
  const body = { ...shown, profile: profileId, ...more }
  return as.request(authorize.method, `/api${authorize.path}`, body)
}

/** How the organization of somebody's profile stands to an application. */
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

/** Put there directly: what ends is the point, not how it was issued. */
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

/** Which of these are still there. */
export async function artifactsLeft(pool: Pool, hashes: readonly Buffer[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ hash: Buffer }>(
    'select hash from oauth_artifacts where hash = any ($1)',
    [hashes],
  )
  return hashes.map((hash) => rows.some((row) => row.hash.equals(hash)))
}

/** An application that runs on a device: a public client. */
export function createNativeApplication(
  organization: TestOrganization,
  scopes: Scope[] = ['user:read', 'profile:read'],
) {
  return createTestApplication(organization, { kind: 'native', scopes })
}

/** As a device asks whether it was decided on. */
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

/** Of many one that no device shows. */
export function madeUpUserCode(): string {
  return [...randomBytes(8)].map((byte) => userCodeLetters[byte % 20]).join('')
}
