import { reauthenticate } from '@accord/contract/session.ts'
import { randomEmail } from '@accord/service/testing/members.ts'
import type { TestOrganization } from '@accord/service/testing/organizations.ts'
import { signUpForm } from '@accord/service/testing/people.ts'
import { type Answer, caller } from '@accord/service/testing/test-client.ts'
import { setTimeout } from 'node:timers/promises'
import { exportFailures } from '@accord/contract/exports.ts'
import { checkChains } from '@accord/service/activity/check-chains.ts'
import { publicKeyOf } from '@accord/service/crypto/secrets.ts'
import type { SmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import type { Stage } from './stage.ts'

/**
 * Writes that the service acknowledged. They must exist afterwards, even if the service was killed.
 */
export interface Acknowledged {
  invited: string[]
  signedUp: string[]
  /** The IDs of exports. */
  exports: string[]
  /** Responses that the service must never return. */
  strange: string[]
}

/** Sends one request to this URL and returns the status, or 0 if there was no response. */
export type Write = (url: string) => Promise<number>

export function nothingYet(): Acknowledged {
  return { invited: [], signedUp: [], exports: [], strange: [] }
}

export function countOf({ invited, signedUp, exports }: Acknowledged): number {
  return invited.length + signedUp.length + exports.length
}

/**
 * Lets owners confirm their identity again when needed. A confirmation lasts ten minutes, but a run
 * takes longer.
 */
export function confirmedAt(url: string, organizations: TestOrganization[]) {
  return Promise.all(
    organizations.map(async ({ owner, ...organization }): Promise<TestOrganization> => {
      const { password } = owner
      const { token } = await owner.as
        .at(url)
        .call(reauthenticate, { body: { proof: { password } } })
      const as = owner.as.with({ authorization: `Bearer ${token}` })
      return { ...organization, owner: { ...owner, token, as } }
    }),
  )
}

/** Returns three kinds of writes. Each one queues an email, and the last one also queues a job. */
export function writesOf(organizations: TestOrganization[], acknowledged: Acknowledged): Write[] {
  const signUp: Write = (url) => {
    const form = signUpForm()
    const asked = caller(url).request('POST', '/api/user', form)
    return noted(asked, () => acknowledged.signedUp.push(form.email))
  }
  const invite =
    ({ id, owner }: TestOrganization): Write =>
    (url) => {
      const email = randomEmail()
      const body = { organization: id, email, roles: ['member'] }
      const asked = owner.as.at(url).request('POST', '/api/invitation', body)
      return noted(asked, () => acknowledged.invited.push(email))
    }
  const takeAway =
    ({ id, owner }: TestOrganization): Write =>
    (url) => {
      const asked = owner.as.at(url).request('POST', `/api/data-export/organization/${id}`, {})
      return noted(asked, (body) => acknowledged.exports.push((body as { id: string }).id))
    }
  return [signUp, ...organizations.flatMap((each) => [invite(each), takeAway(each)])]

  async function noted(asked: Promise<Answer>, note: (body: unknown) => void): Promise<number> {
    const answer = await asked.catch(() => undefined)
    if (answer === undefined) return 0
    const { status, body } = answer
    if (status < 300) note(body)
    // The service allows one export at a time and rejects others.
    else if (status !== 409)
      acknowledged.strange.push(`responded ${status} ${JSON.stringify(body)}`)
    return status
  }
}

/** The time for a one-minute lease to expire, and for the pause after a failed attempt. */
const patience = 180_000

/** Waits until the running processes have sent every email and ended every export. */
export async function untilAllIsDone({ pool }: Stage) {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ n: number }>(`select
      (select count(*)::int from mails where state in ('queued', 'sending')) +
      (select count(*)::int from exports where step not in ('completed', 'failed')) as n`)
    if (rows[0]!.n === 0) return
    await setTimeout(200)
  }
}

/**
 * Returns a sentence for each acknowledged write that is missing. Every queued email must have
 * arrived.
 */
export async function lostOf(
  { db, pool, secrets }: Stage,
  { invited, signedUp, exports, strange }: Acknowledged,
  { letters: emails }: SmtpCatcher,
): Promise<string[]> {
  const column = async (text: string) =>
    new Set((await pool.query<{ value: string }>(text)).rows.map(({ value }) => value))
  const invitations = await column('select email as value from invitations')
  const users = await column('select email as value from users')
  const completed = await column(`select id::text as value from exports where step = 'completed'`)
  const written = await column(`select id::text as value from mails where state <> 'kept'`)
  const arrived = new Set(emails.map(({ messageId }) => idIn(messageId)))
  const reached = new Set(emails.flatMap(({ envelopeTo }) => envelopeTo))
  const { broken } = await checkChains(db, publicKeyOf(secrets.signatureKey))
  return [
    ...strange,
    ...invited.filter((email) => !invitations.has(email)).map((email) => `lost: ${email}, invited`),
    ...signedUp.filter((email) => !users.has(email)).map((email) => `lost: ${email}, signed up`),
    ...exports.filter((id) => !completed.has(id)).map((id) => `not completed: export ${id}`),
    ...[...invited, ...signedUp]
      .filter((email) => !reached.has(email))
      .map((email) => `no email reached ${email}`),
    ...[...written].filter((id) => !arrived.has(id)).map((id) => `email ${id} never arrived`),
    ...broken,
  ]
}

/**
 * Returns the exports that failed after three interruptions. Accord notified the people who
 * requested them.
 */
export async function givenUpOf({ pool }: Stage): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from exports where step = 'failed' and attempts = 3 and failure = $1`,
    [exportFailures.interrupted],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns the email leases that a killed process held. An email and its attempt identify a lease.
 */
export async function cutOff({ pool }: Stage): Promise<Lease[]> {
  const { rows } = await pool.query<Lease>(`select id, attempts from mails where state = 'sending'`)
  return rows
}

export interface Lease {
  id: string
  attempts: number
}

/**
 * Counts the emails that arrived more than once. Reports those that interrupted leases can't
 * explain.
 */
export function doublesAmong({ letters: emails }: SmtpCatcher, cut: Lease[]) {
  const leases = new Set(cut.map(({ id, attempts }) => `${id} ${attempts}`))
  const cutOf = Map.groupBy(leases, (lease) => lease.split(' ')[0])
  const faults: string[] = []
  let doubles = 0
  for (const [id, came] of Map.groupBy(emails, ({ messageId }) => idIn(messageId))) {
    const again = came.length - 1
    const explained = cutOf.get(id)?.length ?? 0
    if (again > explained)
      faults.push(`email ${id} arrived ${again} more times, with ${explained} interrupted leases`)
    doubles += again
  }
  return { doubles, underWay: leases.size, faults }
}

function idIn(messageId: string | undefined): string {
  return /^<([^@>]+)/.exec(messageId ?? '')?.[1] ?? ''
}
