import {
  addDomain as addCall,
  checkDomain as checkCall,
  domainExists,
  domainUnverified,
  maxDomains,
  onlyOwnersDomains,
  removeDomain as removeCall,
  tooManyDomains,
  updateDomain as updateCall,
} from '@accord/contract/domains.ts'
import { invalidInput, notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '#actor.ts'
import { change, unchanged } from '#calls/change.ts'
import {
  countDomains,
  deleteDomain,
  findDomain,
  insertDomain,
  setJoinRequests,
} from '#data/domains/domains.store.ts'
import { countOpenJoinRequests, deleteOpenJoinRequests } from '#data/domains/join-requests.store.ts'
import type { Database } from '#database/tables.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { requireProviderKept } from '#permissions/require-provider-policy.ts'
import { RequestError } from '#request-error.ts'
import { applyCheck, checkKinds } from './apply-check.ts'
import { findRecord } from './dns/find-record.ts'
import { readDomain } from './domain-name.ts'
import { presentDomain } from './domains.present.ts'

interface NamedDomain {
  actor: Actor
  params: { id: string; domainId: string }
}

async function requireDomain({ actor, params }: NamedDomain, db: Kysely<Database>) {
  const { own } = await requireManagerOf(db, actor, params.id)
  const domain = await findDomain(db, params.domainId)
  if (domain?.organization_id !== params.id) throw new RequestError(notFound)
  return { own, domain }
}

export const addDomain = change(addCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own }) => can.manageDomains(own) || onlyOwnersDomains,
  limits: ({ own }) => [['domainsPerOrganization', own.organizationId]],
  async prepare({ body }, { config }) {
    const read = await readDomain(config, body.domain)
    if ('error' in read) throw new RequestError(invalidInput, { fields: { domain: read.error } })
    return read.domain
  },
  records: ['domain_added'],

  async run({ trx, own, prepared: domain, happened }) {
    const { organizationId, id: createdBy } = own
    if ((await countDomains(trx, organizationId)) >= maxDomains) {
      throw new RequestError(tooManyDomains)
    }
    const row = await insertDomain(trx, { organizationId, domain, createdBy })
    if (!row) throw new RequestError(domainExists)
    happened('domain_added', { domain })
    return presentDomain(row)
  },
})

/** Any manager can ask for a check, because it reveals nothing and the record alone decides. */
export const checkDomain = change(checkCall, {
  resolve: requireDomain,
  limits: ({ domain }) => [['checksPerDomain', domain.id]],
  prepare: ({ domain }, { config }) => findRecord(config.dnsServers, domain),
  records: checkKinds,

  async run({ trx, domain, prepared: found, mail, happened }, { config }) {
    const isRecorded = await applyCheck(trx, config, domain, found, { mail, happened })
    const now = await findDomain(trx, domain.id)
    if (!now) throw new RequestError(notFound)
    return isRecorded ? presentDomain(now) : unchanged(presentDomain(now))
  },
})

export const updateDomain = change(updateCall, {
  resolve: requireDomain,
  authorize({ own, domain }) {
    if (!can.manageDomains(own)) return onlyOwnersDomains
    return domain.verified_at !== null || domainUnverified
  },
  records: ['domain_changed'],

  async run({ trx, domain: { id, domain, join_requests }, body: { joinRequests }, happened }) {
    if (joinRequests !== join_requests) {
      await setJoinRequests(trx, id, joinRequests)
      happened('domain_changed', { domain, joinRequests })
    }
    const now = presentDomain((await findDomain(trx, id))!)
    return joinRequests === join_requests ? unchanged(now) : now
  },
})

export const removeDomain = change(removeCall, {
  resolve: requireDomain,
  authorize: ({ own }) => can.manageDomains(own) || onlyOwnersDomains,
  records: ['domain_removed'],

  async run({ trx, domain, happened }) {
    await deleteDomain(trx, domain)
    await requireProviderKept(trx, domain.organization_id)
    await deleteOpenJoinRequests(trx, domain)
    happened('domain_removed', { domain: domain.domain })
    return {}
  },
  impact: async ({ domain }, db) => [
    { kind: 'requests', count: await countOpenJoinRequests(db, domain), names: [] },
  ],
})
