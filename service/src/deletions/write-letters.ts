import type { Transaction } from 'kysely'
import { lock } from '#access/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Log } from '#watch/tell-recorded.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import { listManagersOf } from '#networks/managers.store.ts'
import { type Pace, stepSize, type LetterParts } from '#mail/letters-to-many.ts'
import {
  goOnAfter,
  holdOpenLetters,
  listNextMembers,
  listNextSides,
  type OpenLetters,
} from './letters.store.ts'
import { organizationDeletedMail, organizationRestoredMail } from './organization-deleted.mail.ts'
import { otherSideMail } from './other-side.mail.ts'

type Trx = Transaction<Database>

/** Tells all whom a deletion concerns; killed anywhere, the next one goes on after the last whole step. */
export function writeDeletionLetters(parts: LetterParts, { most = stepSize, signal }: Pace = {}) {
  const wake = () => parts.wakeMailer()
  return takeTurns([deletionLettersStep(parts, most)], { signal, wake })
}

/** The next people of one deletion or restore. */
export function deletionLettersStep(parts: LetterParts, most = stepSize): Step {
  return (skip, at) =>
    inTransaction(parts.db, async (trx) => {
      const letters = await holdOpenLetters(trx, skip)
      if (!letters) return false
      at(letters.id)
      const told = await (letters.audience === 'members' ? tellMembers : tellSides)(
        trx,
        parts,
        letters,
        most,
      )
      await goOnAfter(trx, letters, { last: told.at(-1)?.id, done: told.length < most })
      return true
    })
}

async function tellMembers(
  trx: Trx,
  { config, secrets }: LetterParts,
  letters: OpenLetters,
  most: number,
) {
  const organization = { id: letters.owner_id, name: letters.owner_name }
  const members = await listNextMembers(trx, letters, most)
  const mails = members.map((to) => () => {
    const about = { to, organization }
    return letters.news === 'restored'
      ? organizationRestoredMail(config, about)
      : organizationDeletedMail(config, { ...about, removedFrom: letters.removed_from })
  })
  await queueMailing(trx, secrets, mails)
  return members
}

/** Those who manage the other side, which also finds it in its activity. */
async function tellSides(
  trx: Trx,
  { config, log, secrets }: LetterParts,
  letters: OpenLetters,
  most: number,
) {
  const sides = await listNextSides(trx, letters, most)
  const named = new Map(sides.map((side) => [side.id, side]))
  await lock(trx, { organizations: [...named.keys()] })
  const mails = (await listManagersOf(trx, [...named.keys()])).map((manager) => () => {
    const organization = named.get(manager.organization_id)!
    return otherSideMail(config, letters, { organization, manager })
  })
  await queueMailing(trx, secrets, mails)
  for (const { id: organizationId } of sides) await record(trx, log, organizationId, letters)
  return sides
}

async function record(trx: Trx, log: Log, organizationId: string, letters: OpenLetters) {
  const { application, news, owner_id: id, owner_name: name } = letters
  const author = { kind: 'organization', id, name } as const
  const here = { organizationId, author, device: null }
  await (application === null
    ? recordOrganizationActivity(trx, log, {
        kind: `organization_${news}`,
        detail: { name },
        ...here,
      })
    : recordOrganizationActivity(trx, log, {
        kind: `application_${news}`,
        detail: { application },
        ...here,
      }))
}
