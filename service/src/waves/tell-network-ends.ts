import type { Transaction } from 'kysely'
import { lock } from '#access/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import { listManagersOf } from '#networks/managers.store.ts'
import { networkDeletedMail } from '#networks/network-ended.mail.ts'
import { findNextNetworkEnd, type NetworkEnd, takeNetworkEnds } from './network-ends.store.ts'
import { type Pace, stepSize, type LetterParts } from '#mail/letters-to-many.ts'

/** Tells all who had joined networks that were ended; killed anywhere, the next one goes on with who is left. */
export function tellNetworkEnds(parts: LetterParts, { most = stepSize, signal }: Pace = {}) {
  const wake = () => parts.wakeMailer()
  return takeTurns([networkEndsStep(parts, most)], { signal, wake })
}

/** The next members of one network. */
export function networkEndsStep(parts: LetterParts, most = stepSize): Step {
  return (skip, at) =>
    inTransaction(parts.db, async (trx) => {
      const networkId = await findNextNetworkEnd(trx, skip)
      if (networkId === undefined) return false
      at(networkId)
      await tell(trx, parts, await takeNetworkEnds(trx, networkId, most))
      return true
    })
}

/** Those who manage each of them, which also finds it in its activity. */
async function tell(
  trx: Transaction<Database>,
  { config, log, secrets }: LetterParts,
  ends: readonly NetworkEnd[],
) {
  const ids = ends.map(({ organization_id: id }) => id)
  await lock(trx, { organizations: ids })
  const named = new Map(ends.map((end) => [end.organization_id, end.organization_name]))
  const [{ network_name: network, owner_id, owner_name: owner }] = ends as [NetworkEnd]
  const letters = (await listManagersOf(trx, ids)).map((manager) => () => {
    const organization = { id: manager.organization_id, name: named.get(manager.organization_id)! }
    return networkDeletedMail(config, { network, organization, owner, manager })
  })
  await queueMailing(trx, secrets, letters)
  for (const organizationId of ids) {
    await recordOrganizationActivity(trx, log, {
      kind: 'network_deleted',
      detail: { network },
      organizationId,
      author: { kind: 'organization', id: owner_id, name: owner },
      device: null,
    })
  }
}
