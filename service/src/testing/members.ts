import { randomUUID } from 'node:crypto'
import { inviteMember } from '@accord/contract/invitations.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { dumpOf } from './dump.ts'
import type { TestOrganization, TestMember } from './organizations.ts'
import type { TestService } from './test-service.ts'

interface Given {
  email?: string
  roles?: RankedRole[]
  by?: TestMember
}

/** A pending invitation, with the code that only its email contains. */
export async function createTestInvitation(
  service: TestService,
  organization: TestOrganization,
  { email = randomEmail(), roles = ['member'], by = organization.owner }: Given = {},
) {
  const body = { organization: organization.id, email, roles }
  const { id } = await by.as.call(inviteMember, { body })
  return { id, email, code: await service.codeFor(email) }
}

export function randomEmail(): string {
  return `${randomUUID()}@example.com`
}

export async function expire({ context }: TestService, invitationId: string) {
  await context.pool.query('update invitations set expires_at = now() where id = $1', [
    invitationId,
  ])
}

/** Everything that a rejected call must not change. Emails change on their own once sent. */
export async function databaseState({ context }: TestService): Promise<string> {
  const { rows } = await context.pool.query('select count(*) from mails')
  const tables = await dumpOf(context.pool, { except: ['limits', 'mails'] })
  return `${tables}\n${JSON.stringify(rows)}`
}

/** The organization's newest activity: kind, person, and detail. */
export async function newestActivity({ context }: TestService, organizationId: string) {
  const { rows } = await context.pool.query(
    `select kind, user_id, profile_id, detail - 'on' || coalesce(words, '{}') as detail
     from organization_activity
     where organization_id = $1 order by position desc limit 1`,
    [organizationId],
  )
  return rows[0]
}
