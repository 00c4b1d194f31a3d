import { parseArgs } from 'node:util'

/**
 * The platforms of the archives and their maximum unpacked sizes. PostgreSQL and argon2 need the GNU C library. Node
 * and PostgreSQL are smaller on arm64, so its limit is lower by the same amount. A test on either machine can therefore
 * detect additions that are too large for the other one.
 */
export const platforms = [
  { name: 'linux-x64', cpu: 'x64', maxBytes: 206_000_000 },
  { name: 'linux-arm64', cpu: 'arm64', maxBytes: 202_000_000 },
] as const

export type Platform = (typeof platforms)[number]

const names = platforms.map(({ name }) => name).join(' or ')

const usage = `Usage: npm run release -- [--platform NAME] [--help]

Build an archive for each platform in release/, with a SHA256SUMS file.

  --platform NAME  build only this one: ${names}
  --help           print this help without building anything`

/** Returns all platforms, or the named ones. An unknown name throws an error before anything is built. */
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
