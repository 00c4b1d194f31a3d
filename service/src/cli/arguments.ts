import { basename } from 'node:path'
import { StartupError } from '#config/startup-error.ts'
import { parseArgs } from 'node:util'

/**
 * Rejects options that npm swallowed. `npm start --option` doesn't pass on the option, because npm takes it for its own
 * and only sets an environment variable. The command would then do something other than requested.
 */
export function rejectNpmArguments(
  options: string[],
  environment = process.env,
  command = basename(process.argv[1]!, '.ts'),
) {
  const taken = options.find(
    (option) => environment[`npm_config_${option.slice(2).replaceAll('-', '_')}`] !== undefined,
  )
  if (taken === undefined) return
  const script = environment['npm_lifecycle_event']
  const run = script === 'accord' ? `npm run accord -- ${command}` : `npm run ${script} --`
  throw new StartupError(
    `npm consumed the option ${taken}, so the command didn't run. Run: ${run} ${taken}`,
  )
}

/** The options by name, without dashes. Each is a flag or takes a value. */
export type CommandOptions = Record<string, 'flag' | 'value'>

interface Taking<Known extends CommandOptions> {
  usage: string
  /** The names of the positional arguments, in order. They're omitted if the command checks their number itself. */
  words?: readonly string[]
  options?: Known
  /** Returns the error for an unknown argument. */
  unknown?: (given: string) => string
}

export interface CommandArguments<Known extends CommandOptions> {
  words: string[]
  options: { [Name in keyof Known]?: Known[Name] extends 'flag' ? true : string }
}

/**
 * Parses the arguments of any command. `--help` prints the usage and exits. Unknown arguments are rejected, because a
 * command with a misspelled one could do something other than requested.
 */
export function parseCommandArguments<const Known extends CommandOptions = Record<string, never>>(
  taking: Taking<Known>,
  given = process.argv.slice(2),
): CommandArguments<Known> {
  const { usage, words: wanted } = taking
  const options: CommandOptions = { ...taking.options, help: 'flag' }
  rejectNpmArguments(Object.keys(taking.options ?? {}).map((name) => `--${name}`))
  const {
    values,
    positionals: words,
    tokens,
  } = parseArgs({
    args: given,
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(
        Object.entries(options).map(
          ([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }] as const,
        ),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) {
    console.log(usage)
    process.exit(0)
  }
  const misread = tokens.find(
    (token) =>
      token.kind === 'option' &&
      options[token.name] !== (token.value === undefined ? 'flag' : 'value'),
  )
  if (misread?.kind === 'option' && options[misread.name] === 'value') {
    throw new StartupError(`${misread.rawName} needs a value.\n${usage}`)
  }
  if (misread) throw unknown(taking, given[misread.index]!)
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new StartupError(`${twice} was given twice.\n${usage}`)
  if (wanted?.length === 0 && words.length > 0) throw unknown(taking, words[0]!)
  // An unset variable in a script becomes an empty argument.
  if (wanted && (words.length !== wanted.length || words.includes(''))) {
    throw new StartupError(`Specify the ${wanted.join(' and the ')}.\n${usage}`)
  }
  return { words, options: values as CommandArguments<Known>['options'] }
}

function unknown<Known extends CommandOptions>(taking: Taking<Known>, given: string): StartupError {
  const { usage, words, options, unknown: sentence } = taking
  if (sentence) return new StartupError(sentence(given))
  return new StartupError(
    words?.length === 0 && !options
      ? `Unknown argument '${given}'. The only argument is --help.`
      : `Unknown argument '${given}'.\n${usage}`,
  )
}

export interface Arguments {
  /** Whether to add demo data to try the product with. */
  demo: boolean
}

const usage = `Usage: npm start -- [--demo] [--help]

  --demo  add sample people, organizations, and networks
  --help  print this help without starting anything

Configure everything else with environment variables. See docs/configuration.md and .env.example.`

export function readArguments(given: string[]): Arguments {
  const messageFor = (argument: string) =>
    `Unknown argument '${argument}'. Use --help to list the arguments.`
  const known = { demo: 'flag' } as const
  const { demo = false } = parseCommandArguments(
    { usage, words: [], options: known, unknown: messageFor },
    given,
  ).options
  return { demo }
}
