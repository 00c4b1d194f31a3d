import { setTimeout } from 'node:timers/promises'
import { checkChains } from '@accord/service/activity/check-chains.ts'
import { publicKeyOf } from '@accord/service/secrets/signature-key.ts'
import type { SmtpCatcher } from '@accord/service/testing/parts/smtp-catcher.ts'
import type { Acknowledged } from './mixed-writes.ts'
import type { Stage } from './stage.ts'

/** A lease of a minute must end first, and a pause after a failed attempt. */
const patience = 180_000

/** Until every letter is sent and every export has ended, by whoever runs now. */
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

/** What was acknowledged and is not there, in words; each letter that was written must have arrived. */
export async function lostOf(
  { db, pool, secrets }: Stage,
  { invited, signedUp, exports, strange }: Acknowledged,
  { letters }: SmtpCatcher,
): Promise<string[]> {
  const column = async (text: string) =>
    new Set((await pool.query<{ value: string }>(text)).rows.map(({ value }) => value))
  const invitations = await column('select email as value from invitations')
  const users = await column('select email as value from users')
  const completed = await column(`select id::text as value from exports where step = 'completed'`)
  const written = await column(`select id::text as value from mails where state <> 'kept'`)
  const arrived = new Set(letters.map(({ messageId }) => idIn(messageId)))
  const reached = new Set(letters.flatMap(({ envelopeTo }) => envelopeTo))
  const { broken } = await checkChains(db, publicKeyOf(secrets.signatureKey))
  return [
    ...strange,
    ...invited.filter((email) => !invitations.has(email)).map((email) => `lost: ${email}, invited`),
    ...signedUp.filter((email) => !users.has(email)).map((email) => `lost: ${email}, signed up`),
    ...exports.filter((id) => !completed.has(id)).map((id) => `not completed: export ${id}`),
    ...[...invited, ...signedUp]
      .filter((email) => !reached.has(email))
      .map((email) => `no letter reached ${email}`),
    ...[...written].filter((id) => !arrived.has(id)).map((id) => `letter ${id} never arrived`),
    ...broken,
  ]
}

/** How many letters came more often than once: each can be told by its Message-ID. */
export function doublesAmong({ letters }: SmtpCatcher): number {
  return letters.length - new Set(letters.map(({ messageId }) => messageId)).size
}

function idIn(messageId: string | undefined): string {
  return /^<([^@>]+)/.exec(messageId ?? '')?.[1] ?? ''
}
