import { readGiven } from './read-given.ts'

export interface Arguments {
  /** Fills in people to try the product with. */
  demo: boolean
}

const usage = `Usage: npm start -- [--demo] [--help]

  --demo  fills in people, organizations and networks to try it with
  --help  prints this and starts nothing

Set everything else in the environment: see docs/configuration.md, and .env.example to copy from.`

export function readArguments(given: string[]): Arguments {
  const unknown = (argument: string) =>
    `'${argument}' is not an argument of Accord: --help tells which there are.`
  const known = { demo: 'flag' } as const
  const { demo = false } = readGiven({ usage, words: [], options: known, unknown }, given).options
  return { demo }
}
