import type { Transaction } from 'kysely'
import { requestedScopes } from '#authorizations/authorizations.rules.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { countTry } from '#limits/limits.store.ts'
import type { Letter } from '#mail/letter.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import { listManagersOf, type Manager } from '#networks/managers.store.ts'
import { requestedShares } from '#networks/networks.rules.ts'
import { type Pace, stepSize, type LetterParts } from '#mail/letters-to-many.ts'
import { widerScopesMail, widerSharesMail } from './wider.mail.ts'
import {
  goOnAfter,
  holdWiderWave,
  listNextAuthorizing,
  listNextSharing,
  postponeWiderWave,
  type WiderWave,
} from './wider.store.ts'

type Trx = Transaction<Database>

/**
 * Tells those who manage an organization that something which it authorized or joined asks for more: once a day of each
 * that asks, however often it does. Killed anywhere, the next one goes on after the last whole step.
 */
export function tellWider(parts: LetterParts, { most = stepSize, signal }: Pace = {}) {
  const wake = () => parts.wakeMailer()
  return takeTurns([widerStep(parts, most)], { signal, wake })
}

/** The next organizations of one application or network. */
export function widerStep(parts: LetterParts, most = stepSize): Step {
  return (skip, at) =>
    inTransaction(parts.db, async (trx) => {
      const wave = await holdWiderWave(trx, skip)
      if (!wave) return false
      at(wave.id)
      await step(trx, parts, wave, most)
      return true
    })
}

async function step(trx: Trx, parts: LetterParts, wave: WiderWave, most: number) {
  const told = await (wave.application_id === null ? membersOf : authorizersOf)(
    trx,
    parts,
    wave,
    most,
  )
  if (told.length > 0 && wave.after_id === null) {
    const seconds = await waitFor(trx, parts, wave)
    if (seconds !== undefined) return postponeWiderWave(trx, wave, seconds)
  }
  await writeTo(trx, parts, told)
  return goOnAfter(trx, wave, told.length < most ? undefined : told.at(-1)!.id)
}

/** Where the same one was told of less than a day ago. */
function waitFor(trx: Trx, { config }: LetterParts, { application_id, network_id }: WiderWave) {
  const limit = config.limits.widerMailPerAsker
  return countTry(trx, 'widerMailPerAsker', limit, (application_id ?? network_id)!)
}

/** An organization, and what each of those is written who manage it. */
interface Told {
  id: string
  letterTo: (manager: Manager) => Letter
}

async function authorizersOf(
  trx: Trx,
  { config }: LetterParts,
  wave: WiderWave,
  most: number,
): Promise<Told[]> {
  return (await listNextAuthorizing(trx, wave, most)).map((organization) => {
    const { id, asked, agreed, refused } = organization
    const requested = requestedScopes(asked, agreed, refused)
    return {
      id,
      letterTo: (manager) => widerScopesMail(config, wave, { organization, requested, manager }),
    }
  })
}

async function membersOf(
  trx: Trx,
  { config }: LetterParts,
  wave: WiderWave,
  most: number,
): Promise<Told[]> {
  return (await listNextSharing(trx, wave, most)).map((organization) => {
    const requested = requestedShares(organization)
    return {
      id: organization.id,
      letterTo: (manager) => widerSharesMail(config, wave, { organization, requested, manager }),
    }
  })
}

async function writeTo(trx: Trx, { secrets }: LetterParts, told: readonly Told[]) {
  const letterFor = new Map(told.map(({ id, letterTo }) => [id, letterTo]))
  const managers = await listManagersOf(trx, [...letterFor.keys()])
  const letters = managers.map((manager) => () => letterFor.get(manager.organization_id)!(manager))
  await queueMailing(trx, secrets, letters)
}
