import type { Transaction } from 'kysely'
import { eraseActivity } from '#activity/erase-activity.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Log } from '#watch/tell-recorded.ts'
import type { Database } from '#database/tables.ts'
import { deleteInvitationsAbout } from '#data/members/invitations.store.ts'
import { addressesIn, findDevices, findWords } from './addresses.store.ts'

type Trx = Transaction<Database>

export interface About {
  organizationId: string
  userId: string
  /** Wherever they stand; an organization may know others. */
  addresses: readonly string[]
}

const system = { kind: 'system' } as const
const rowsAtOnce = 500

/** Somebody's addresses and devices in the activity of an organization, under its lock; false once none is left. */
export async function eraseIn(trx: Trx, log: Log, about: About): Promise<boolean> {
  const { organizationId } = about
  const devices = await findDevices(trx, about, rowsAtOnce)
  const words = await findWords(trx, await knownIn(trx, about), rowsAtOnce)
  if (devices.length + words.length === 0) return false
  await eraseActivity(trx, log, { group: 'device', organizationId, positions: devices }, system)
  await eraseActivity(trx, log, { group: 'words', organizationId, positions: words }, system)
  return true
}

/** What others offered them, answered or not; that one goes which nobody answered is recorded. */
export async function withdrawOffersTo(trx: Trx, log: Log, about: About): Promise<boolean> {
  const gone = await deleteInvitationsAbout(trx, about)
  for (const { roles, open } of gone) {
    if (!open) continue
    await recordOrganizationActivity(trx, log, {
      kind: 'invitation_deleted',
      detail: { email: null, roles },
      organizationId: about.organizationId,
      author: system,
      device: null,
    })
  }
  return gone.length > 0
}

async function knownIn(trx: Trx, about: About): Promise<About> {
  const { organizationId, userId, addresses } = about
  const here = await addressesIn(trx, userId, organizationId)
  return { ...about, addresses: [...new Set([...addresses, ...here])] }
}
