import { isDeepStrictEqual } from 'node:util'
import { type EffectParts, collectEffects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { type ConnectionRow, findConnection } from '#data/connections/connections.store.ts'
import {
  claimCertificateNotice,
  claimDueMetadata,
  claimMetadataCheck,
  listExpiringCertificates,
  lockConnection,
  recordMetadataProblem,
  replaceSaml,
} from '#data/connections/saml.store.ts'
import { isDatabaseGone } from '#database/errors.ts'
import { inTransaction } from '#database/transactions.ts'
import type { StoredSaml } from '#database/tables/connections.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { lock } from '#permissions/locks.store.ts'
import type { ProviderMetadata } from './metadata.ts'
import { notifyConnectionChanged } from '../notify-connection-changed.ts'
import { certificateExpiryMail } from './saml.mail.ts'
import { fetchMetadata, recordSamlSettings, samlChanges, storedFrom } from './settings.ts'
import { SetupError } from './setup-errors.ts'

type Parts = EffectParts & Pick<Context, 'db'>

/** How many connections are checked at the same time. A provider that doesn't respond holds up only these. */
const maxAtOnce = 10

/** Fetches the metadata of connections once a day, and emails owners whose certificates expire soon. */
export async function watchCertificates(parts: Parts, signal?: AbortSignal) {
  if (!parts.config.saml) return
  while (!signal?.aborted) {
    const due = await claimDueMetadata(parts.db, maxAtOnce)
    await Promise.all(
      due.map((connection) => tolerating(parts, connection, () => refresh(parts, connection))),
    )
    if (due.length < maxAtOnce) break
  }
  while (!signal?.aborted) {
    const expiring = await listExpiringCertificates(parts.db, maxAtOnce)
    for (const connection of expiring) await emailAboutExpiry(parts, connection.id)
    if (expiring.length < maxAtOnce) break
  }
}

/** The checks after failures that are in progress, by connection. Sign-ins at the same time wait for the same check. */
const checks = new Map<string, Promise<void>>()

/**
 * Fetches the metadata if that wasn't tried within five minutes. Returns the connection if it differs from the one that
 * was tried, because another sign-in may have fetched the new certificates in the meantime.
 */
export async function refreshAfterFailure(
  parts: Parts,
  tried: ConnectionRow,
): Promise<ConnectionRow | undefined> {
  const { id } = tried
  await (checks.get(id) ?? checkAfterFailure(parts, id))
  const now = await findConnection(parts.db, id)
  const isRefreshed =
    now?.settings_version === tried.settings_version &&
    !isDeepStrictEqual(now.settings, tried.settings)
  return isRefreshed ? now : undefined
}

function checkAfterFailure(parts: Parts, id: string): Promise<void> {
  const check = claimMetadataCheck(parts.db, id)
    .then(async (connection) => {
      if (connection) await refresh(parts, connection)
    })
    .finally(() => checks.delete(id))
  checks.set(id, check)
  return check
}

/** One connection that can't be checked doesn't hold up the others. It's due again the next day. */
async function tolerating(
  { log }: Parts,
  { id }: ConnectionRow,
  work: () => Promise<unknown>,
): Promise<void> {
  await work().catch((error: unknown) => {
    if (isDatabaseGone(error)) throw error
    log.warn({ err: error, connection: id }, 'could not check the metadata of a connection')
  })
}

/** Takes over what the same provider publishes now. Returns the connection if anything changed. */
async function refresh(parts: Parts, { id, settings }: ConnectionRow) {
  const before = settings.saml!
  let published: ProviderMetadata
  try {
    published = await fetchMetadata(parts.config, before.metadataUrl!)
    if (published.entityId !== before.entityId) throw new SetupError('other_entity')
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    await recordMetadataProblem(parts.db, id, error.code)
    return undefined
  }
  return takeOver(parts, id, published)
}

/** The part that metadata can change. The address and the chosen attributes stay. */
function merged(before: StoredSaml, published: ProviderMetadata): StoredSaml {
  return { ...before, ...storedFrom(published) }
}

function takeOver(parts: Parts, id: string, published: ProviderMetadata) {
  return inTransaction(parts.db, async (trx) => {
    const row = await lockedWithOrganization(trx, id)
    const before = row?.settings.saml
    // An owner may have changed the settings in the meantime.
    if (!row || before?.metadataUrl === undefined || before.entityId !== published.entityId) {
      return undefined
    }
    const saml = merged(before, published)
    const changes = samlChanges(before, saml)
    if (changes.length === 0) {
      await recordMetadataProblem(trx, id, null)
      return undefined
    }
    await replaceSaml(trx, row, saml)
    const after = await recordSamlSettings(trx, { ...row, settings: { ...row.settings, saml } })
    const { organization_id: organizationId } = row
    const collected = collectEffects(parts, systemOf(organizationId))
    collected.effects.happened(
      'connection_changed',
      { on: { connection: id }, connection: row.name, changes },
      { organizationId, unknown: true },
    )
    const by = { kind: 'metadata' } as const
    await notifyConnectionChanged(trx, parts, { before: row, after, by }, collected.effects.mail)
    await collected.write(trx)
    return after
  })
}

type Trx = Parameters<typeof lockConnection>[0]

/** Organizations are always locked before their connections. */
async function lockedWithOrganization(trx: Trx, id: string) {
  const found = await findConnection(trx, id)
  if (!found) return undefined
  const { deleted } = await lock(trx, { organizations: [found.organization_id] })
  return deleted ? undefined : lockConnection(trx, id)
}

function systemOf(organizationId: string) {
  return {
    actor: undefined,
    own: { id: null, organizationId },
    caller: null,
    author: { kind: 'system' },
  } as const
}

function emailAboutExpiry(parts: Parts, id: string) {
  return inTransaction(parts.db, async (trx) => {
    const row = await lockedWithOrganization(trx, id)
    const claimed = row && (await claimCertificateNotice(trx, id))
    if (!claimed) return
    const { organization_id: organizationId, organization_name: name } = row
    const collected = collectEffects(parts, systemOf(organizationId))
    for (const owner of await listOwnersOf(trx, organizationId)) {
      collected.effects.mail(
        certificateExpiryMail(emailContext(parts.config), {
          connection: { id, name: row.name },
          organization: { id: organizationId, name },
          manager: { ...owner, organization_id: organizationId },
          expires_at: claimed.certificate_expires_at!,
          days: claimed.certificate_notice!,
        }),
      )
    }
    await collected.write(trx)
  })
}
