/** What an archive is made for. PostgreSQL and argon2 come for the GNU C library. */
export const platforms = [
  { name: 'linux-x64', cpu: 'x64' },
  { name: 'linux-arm64', cpu: 'arm64' },
] as const

export type Platform = (typeof platforms)[number]
