import { randomUUID } from 'node:crypto'
import type { LogoMediaType } from '@accord/contract/logos.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { setApplication } from '#data/applications/applications.store.ts'
import { setOrganizationLogoId } from '#data/organizations/organizations.store.ts'
import type { Database } from '#database/tables.ts'
import type { EmailLogo } from '#mail/compose-email.ts'

type Db = Kysely<Database>
export type LogoRow = Selectable<Database['logos']>

export type LogoOwner = { application_id: string } | { organization_id: string }

interface NewLogo {
  media_type: LogoMediaType
  bytes: Buffer
}

/** Replaces the owner's logo under its lock, and returns the new logo's ID. */
export async function replaceLogo(
  trx: Transaction<Database>,
  owner: LogoOwner,
  logo: NewLogo,
): Promise<string> {
  await deleteLogoOf(trx, owner)
  const id = randomUUID()
  await trx
    .insertInto('logos')
    .values({ id, ...owner, ...logo })
    .execute()
  await setLogoId(trx, owner, id)
  return id
}

/** Removes the owner's logo. Returns whether there was one. */
export async function removeLogo(trx: Transaction<Database>, owner: LogoOwner): Promise<boolean> {
  const wasThere = await deleteLogoOf(trx, owner)
  if (wasThere) await setLogoId(trx, owner, null)
  return wasThere
}

async function deleteLogoOf(trx: Transaction<Database>, owner: LogoOwner): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('logos')
    .where((eb) => eb.and(owner))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the logo's ID in the owner's row as well, so that lists don't have to join the logos. */
async function setLogoId(trx: Transaction<Database>, owner: LogoOwner, logoId: string | null) {
  if ('application_id' in owner)
    await setApplication(trx, owner.application_id, { logo_id: logoId })
  else await setOrganizationLogoId(trx, owner.organization_id, logoId)
}

export function findLogo(db: Db, id: string): Promise<LogoRow | undefined> {
  return db.selectFrom('logos').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A larger logo would take up too much space in the outbox, because it's stored once per recipient. */
const maxEmailLogoBytes = 64 * 1024

/**
 * Finds the logo for an email. Large logos and WebP images aren't used, because many email programs don't show them.
 */
export async function findEmailLogo(db: Db, id: string | null): Promise<EmailLogo | undefined> {
  const logo = id === null ? undefined : await findLogo(db, id)
  if (!logo || logo.media_type === 'image/webp' || logo.bytes.length > maxEmailLogoBytes)
    return undefined
  return { mediaType: logo.media_type, image: logo.bytes.toString('base64') }
}

/** Finds the logo IDs of these applications, for lists that contain only the applications' IDs. */
export async function findLogosOf(
  db: Db,
  applicationIds: readonly string[],
): Promise<Map<string, string>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('logos')
    .select(['id', 'application_id'])
    .where('application_id', 'in', applicationIds)
    .$narrowType<{ application_id: string }>()
    .execute()
  return new Map(rows.map(({ id, application_id }) => [application_id, id]))
}
