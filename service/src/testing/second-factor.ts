import type { Context } from '#context.ts'
import type { AnOrganization } from './organizations.ts'

type Parts = { context: Pick<Context, 'pool'> }

/** Put there directly: how people come to a second factor is not what most tests are about. */
export async function hasSecondFactor({ context }: Parts, { id }: { id: string }, has = true) {
  await context.pool.query('update users set second_factor = $2 where id = $1', [id, has])
}

/** And proved it in all their sessions. */
export async function becomesStrong(service: Parts, person: { id: string }) {
  await hasSecondFactor(service, person)
  const { pool } = service.context
  await pool.query(`update sessions set factors = '{password,totp}' where user_id = $1`, [
    person.id,
  ])
}

/** An organization whose owner can ask it of others. */
export async function withStrongOwner(
  service: Parts & { anOrganization(): Promise<AnOrganization> },
): Promise<AnOrganization> {
  const organization = await service.anOrganization()
  await becomesStrong(service, organization.owner)
  return organization
}
