import { type EffectParts, collectEffects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { type DueDomain, findDomain, leaseDueDomains } from '#data/domains/domains.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { isDatabaseGone } from '#database/errors.ts'
import { lock } from '#permissions/locks.store.ts'
import { domainMetrics } from '#observability/metrics.ts'
import { applyCheck } from './apply-check.ts'
import { type Found, findRecord } from './dns/find-record.ts'

type Parts = EffectParts & Pick<Context, 'db'>

/** How many domains are checked at the same time. A name server that doesn't respond holds up only these. */
const maxAtOnce = 10

/** Checks the domains that are due, a few at a time, until there are none. */
export async function checkDueDomains(parts: Parts, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const due = await leaseDueDomains(parts.db, maxAtOnce)
    if (due.length === 0) return
    await Promise.all(due.map((domain) => checkOne(parts, domain)))
  }
}

/** A domain that can't be checked is due again in an hour, so that it doesn't hold up the others. */
async function checkOne(parts: Parts, domain: DueDomain) {
  const found = await findRecord(parts.config.dnsServers, domain)
  domainMetrics.checks.inc({ result: found.result })
  await recordDailyCheck(parts, domain, found).catch((error: unknown) => {
    if (isDatabaseGone(error)) throw error
    parts.log.warn({ err: error, domain: domain.id }, 'could not record the check of a domain')
  })
}

export function recordDailyCheck(parts: Parts, { id }: { id: string }, found: Found) {
  return inTransaction(parts.db, async (trx) => {
    const row = await findDomain(trx, id)
    if (!row) return
    const { organization_id: organizationId } = row
    const { deleted } = await lock(trx, { organizations: [organizationId] })
    if (deleted) return
    const collected = collectEffects(parts, {
      actor: undefined,
      own: { id: null, organizationId },
      caller: null,
      author: { kind: 'system' },
    })
    await applyCheck(trx, parts.config, row, found, collected.effects)
    await collected.write(trx)
  })
}
