import { type Command, commands } from './command-table.ts'
import { didYouMean } from './config/did-you-mean.ts'
import { resolveDataDir } from './cli/folders.ts'
import { StartupError } from './config/startup-error.ts'
import { version } from './version.ts'

/**
 * The arguments of `./accord` in an archive or `npm run accord --` in a checkout. They start the service or one of its
 * commands.
 */
const [first = '', ...rest] = process.argv.slice(2)

try {
  if (first === '--help' || first === '-h') console.log(help())
  else if (first === '--version' || first === '-v') console.log(version)
  else if (first === '' || first.startsWith('-')) await runService()
  else await runCommand(commandNamed(first))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function runService() {
  process.env['DATA_DIR'] ||= resolveDataDir(process.env)
  await import('./main.ts')
}

/** Runs the command as if its file had been called directly. */
async function runCommand(command: Command) {
  process.argv.splice(1, 2, command.name)
  if (!command.withoutData && !asksForHelp())
    process.env['DATA_DIR'] ||= resolveDataDir(process.env)
  await command.run()
}

function asksForHelp(): boolean {
  return rest.includes('--help') || rest.includes('-h')
}

function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name)
  if (found) return found
  const meant = didYouMean(
    name,
    commands.map((command) => command.name),
  )
  const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`
  throw new StartupError(
    `'${name}' isn't an accord command.${hint} Run accord --help to list the commands.`,
  )
}

function help(): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}`)
  return `Accord ${version}

Usage: accord [--demo]           start the service; --demo adds sample data
       accord COMMAND [--help]   run one of these commands:

${lines.join('\n')}

       accord --help             print this help
       accord --version          print the version

In a checkout, run \`npm run accord -- COMMAND\`.
Configure everything else with environment variables. See docs/configuration.md and .env.example.
Without DATABASE_URL, Accord keeps its database in DATA_DIR, which defaults to the folder that systemd provides,
~/.local/state/accord, or .data in a checkout.`
}
