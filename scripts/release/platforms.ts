import { parseArgs } from 'node:util'

/**
 * What an archive is made for, and how large it may be unpacked. PostgreSQL and argon2 come for the GNU C library. Node and
 * PostgreSQL are smaller for arm64, and its limit is lower by as much: a test on either kind of machine then stops what would
 * be too large on the other.
 */
export const platforms = [
  { name: 'linux-x64', cpu: 'x64', maxBytes: 202_000_000 },
  { name: 'linux-arm64', cpu: 'arm64', maxBytes: 198_000_000 },
] as const

export type Platform = (typeof platforms)[number]

const names = platforms.map(({ name }) => name).join(' or ')

const usage = `Usage: npm run release -- [--platform NAME] [--help]

Make an archive for each platform in release/, with their SHA256SUMS.

  --platform NAME  make only this one: ${names}
  --help           print this help without making anything`

/** All of them, unless one is named; whatever is not known ends it before anything is made. */
export function chosenPlatforms(given: string[]): readonly Platform[] {
  const { platform, help } = asked(given)
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  if (platform === undefined) return platforms
  const chosen = platforms.filter(({ name }) => name === platform)
  if (chosen.length > 0) return chosen
  throw refused(`'${platform}' isn't a platform: use ${names}.`)
}

function asked(given: string[]) {
  const options = { platform: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({ args: given, options }).values
  } catch (error) {
    throw refused((error as Error).message)
  }
}

function refused(sentence: string) {
  return new Error(`${sentence}\n${usage}`)
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
