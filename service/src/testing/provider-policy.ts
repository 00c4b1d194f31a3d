import { randomUUID } from 'node:crypto'
import { profileToken } from '@accord/contract/profiles.ts'
import { connectAndProve, proveProvider, ssoPaths } from '@accord/contract/connections.ts'
import { setProviderPolicy } from '@accord/contract/provider-policy.ts'
import { addSecondFactor, putTotp } from './factors.ts'
import type { ScriptedProvider } from './helpers/identity-provider.ts'
import type { TestMember, TestOrganization } from './organizations.ts'
import { VisitingBrowser, codeIn, connectTo, verifyDomain } from './single-sign-on.ts'
import type { Answer, Client } from './test-client.ts'
import type { TestService } from './test-service.ts'

export interface ReadyOrganization extends TestOrganization {
  domain: string
  connection: { id: string }
}

/** Creates an organization that meets all preconditions: its owner has an app and recovery codes. */
export async function readyToRequire(
  service: TestService,
  provider: ScriptedProvider,
): Promise<ReadyOrganization> {
  const organization = await service.createOrganization()
  const domain = await verifyDomain(service, organization)
  const connection = await connectTo(service, organization, provider)
  await service.context.pool.query(
    'update connections set tested_at = now(), tested_version = settings_version where id = $1',
    [connection.id],
  )
  await putTotp(service.context, organization.owner.id)
  await addSecondFactor(service, organization.owner)
  return { ...organization, domain, connection }
}

/** Requires the provider, and gives the owner a new token, because the one before has ended. */
export async function requireProvider(service: TestService, organization: ReadyOrganization) {
  const { id, owner } = organization
  await owner.as.call(setProviderPolicy, { params: { id }, body: { from: 'now' } })
  owner.as = await tokenAgain(service, owner)
}

/** Requests a new token for the member's profile. */
export async function tokenAgain(
  service: TestService,
  { id: user, profileId: profile, asUser }: TestMember,
): Promise<Client> {
  const { token } = await asUser.call(profileToken, { body: { user, profile } })
  return service.anonymous.with({ authorization: `Bearer ${token}` })
}

export const askToken = ({ id: user, profileId: profile }: TestMember) => ({
  body: { user, profile },
})

/** Someone at the provider, with an address in the domain. */
export function personAt(domain: string, changes: Record<string, unknown> = {}) {
  return {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    auth_time: Math.floor(Date.now() / 1000),
    ...changes,
  }
}

/** Signs in at the provider, and proves it in the session of the member's own account. */
export async function prove(
  service: TestService,
  { connection }: ReadyOrganization,
  { asUser }: TestMember,
  call: typeof proveProvider | typeof connectAndProve = proveProvider,
): Promise<Answer> {
  const browser = new VisitingBrowser(service)
  const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
  return asUser.with({ cookie: browser.cookie }).request('POST', `/api${call.path}`, { code })
}

/** Creates a member with a proven address in the domain, whom the provider recognizes by it. */
export async function memberInDomain(
  service: TestService,
  organization: ReadyOrganization,
  roles: Parameters<TestService['createMember']>[1] = ['member'],
): Promise<TestMember & { address: string }> {
  const member = await service.createMember(organization, roles)
  const address = `${randomUUID()}@${organization.domain}`
  await service.context.pool.query(
    'update profiles set email = $2, email_proven = true where id = $1',
    [member.profileId, address],
  )
  return { ...member, address }
}
