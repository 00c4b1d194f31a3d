import { StartupRefused } from '#config/startup-refused.ts'
import { version } from '#version.ts'
import type { Migration } from './migration-files.ts'
import type { Applied } from './migration-notes.ts'

/** The first version whose data can be upgraded. */
const firstVersion = '0.1.0'

/** Refuses data whose migrations aren't the first ones of this version, file by file. */
export function requireSameHistory(applied: readonly Applied[], known: readonly Migration[]) {
  const at = applied.findIndex(
    ({ name, sha256 }, index) => name !== known[index]?.name || sha256 !== known[index].sha256,
  )
  if (at === -1) return
  const ran = applied[at]!
  if (isBeforeFirstVersion(applied[0]!, known)) {
    throw new StartupRefused(
      `This data was made by a version of Accord from before ${firstVersion}, the first that can be upgraded. Set DATABASE_URL to an empty database, or DATA_DIR to an empty folder, and start again.`,
    )
  }
  if (ran.name === known[at]?.name) {
    throw new StartupRefused(
      `The migration ${ran.name} has changed since Accord ${ran.version} ran it on this database (SHA-256 ${shorten(ran.sha256)} then, ${shorten(known[at].sha256)} now), so its tables may not fit this version. Install the unchanged release of Accord and start again. Nothing was changed in the database.`,
    )
  }
  if (at < known.length) {
    throw new StartupRefused(
      `This data was made by another version of Accord (${ran.version}, with ${ran.name}): start that version, or set DATA_DIR to an empty folder or DATABASE_URL to an empty database.`,
    )
  }
  const newest = applied.at(-1)!
  throw new StartupRefused(
    `This data was made by a newer version of Accord (${newest.version}, with ${newest.name}), and this is ${version}, which knows nothing after ${known.at(-1)?.name}: start the newer version, or restore a backup from before the upgrade.`,
  )
}

/** Only versions from before the first one began with other tables, or kept no SHA-256. */
function isBeforeFirstVersion(first: Applied, known: readonly Migration[]): boolean {
  return first.sha256 === null || first.name !== known[0]?.name
}

function shorten(sha256: string | null): string {
  return `${sha256?.slice(0, 12)}…`
}
