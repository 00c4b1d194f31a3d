import { StartupRefused } from '#startup-refused.ts'

export interface Arguments {
  /** Fills in people to try the product with. */
  demo: boolean
}

const usage = `Usage: npm start -- [--demo] [--help]

  --demo  fills in people, organizations and networks to try it with
  --help  prints this and starts nothing

Everything else is set by environment: README.md has a table of it, .env.example a list to copy from.`

/** Whatever is not known is refused: a misspelt argument would otherwise start something else. */
export function readArguments(given: string[]): Arguments {
  const unknown = given.find((argument) => !['--demo', '--help', '-h'].includes(argument))
  if (unknown !== undefined) {
    throw new StartupRefused(
      `'${unknown}' is not an argument of Accord: --help tells which there are.`,
    )
  }
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  return { demo: given.includes('--demo') }
}
