import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import {
  type Claim,
  findHolderOf,
  lockClaims,
  markContested,
  markMissing,
  markMoved,
  markVerified,
  recordCheck,
} from '#data/domains/domains.store.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import { lock } from '#permissions/locks.store.ts'
import type { Found } from './dns/find-record.ts'
import { domainContestedMail, domainMissingMail, domainMovedMail } from './domains.mail.ts'

type Trx = Transaction<Database>

export const checkKinds = ['domain_verified', 'domain_lost', 'domain_contested'] as const
type CheckEffects = Pick<Effects<(typeof checkKinds)[number]>, 'happened' | 'mail'>

/**
 * Records what a check found, and decides what follows. One organization holds a domain. Another one with the record
 * contests it, and gets it once the holder's record has been missing for 30 days. The caller must hold the lock of the
 * domain's organization. Returns whether anything was recorded in activity.
 */
export async function applyCheck(
  trx: Trx,
  config: Config,
  { id, domain }: { id: string; domain: string },
  found: Found,
  effects: CheckEffects,
): Promise<boolean> {
  // Organizations are locked before their rows. If there's another holder by then, a deadlock is repeated.
  const before = await findHolderOf(trx, domain)
  if (before) await lock(trx, { organizations: [before.organizationId] })
  const claims = await lockClaims(trx, domain)
  const claim = claims.find((each) => each.id === id)
  if (!claim) return false
  await recordCheck(trx, id, found)
  const holder = claims.find((each) => each.verified_at !== null)
  if (holder && holder.organization_id !== before?.organizationId) {
    await lock(trx, { organizations: [holder.organization_id] })
  }
  const { result } = found
  if (result === 'found') return applyFound(trx, config, { claim, holder }, effects)
  const isMissing = result === 'no_record' || result === 'other_value'
  if (!isMissing || claim !== holder || claim.missing_since) return false
  await markMissing(trx, id)
  effects.happened('domain_lost', { domain, reason: 'missing' }, byService(claim))
  await emailOwners(trx, config, claim, { effects, write: domainMissingMail })
  return true
}

async function applyFound(
  trx: Trx,
  config: Config,
  { claim, holder }: { claim: Claim; holder: Claim | undefined },
  effects: CheckEffects,
): Promise<boolean> {
  const { id, domain } = claim
  const { happened } = effects
  if (claim === holder && !claim.missing_since) return false
  if (holder && claim !== holder && !holder.can_be_moved) {
    if (claim.contested_at) return false
    await markContested(trx, id)
    happened('domain_contested', { domain, role: 'claimant' }, byService(claim))
    happened('domain_contested', { domain, role: 'holder' }, byService(holder))
    await emailOwners(trx, config, holder, { effects, write: domainContestedMail })
    return true
  }
  if (holder && claim !== holder) {
    await markMoved(trx, holder.id)
    happened('domain_lost', { domain, reason: 'moved' }, byService(holder))
    await emailOwners(trx, config, holder, { effects, write: domainMovedMail })
  }
  await markVerified(trx, id)
  happened('domain_verified', { domain }, byService(claim))
  return true
}

/**
 * A check is recorded as the service's, even if someone asked for it, because only DNS decides. The holder doesn't see
 * the people of an organization that contests the domain.
 */
function byService({ organization_id: organizationId }: Claim) {
  return { organizationId, unknown: true } as const
}

async function emailOwners(
  trx: Trx,
  config: Config,
  { domain, organization_id: id, organization_name: name }: Claim,
  { effects, write }: { effects: CheckEffects; write: typeof domainMissingMail },
) {
  for (const owner of await listOwnersOf(trx, id)) {
    effects.mail(
      write(emailContext(config), {
        domain,
        organization: { id, name },
        manager: { ...owner, organization_id: id },
      }),
    )
  }
}
