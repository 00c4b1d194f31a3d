/** Not a failure: what comes from the system's packages is not on every machine. */
export class NotInstalled extends Error {
  constructor(...packages: string[]) {
    super(`skipped: not installed (apt-get install ${packages.join(' ')})`)
  }
}
