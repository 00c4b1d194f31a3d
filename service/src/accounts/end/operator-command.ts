import { Email } from '@accord/contract/fields.ts'
import Fastify from 'fastify'
import { startJobs } from '#jobs/jobs.ts'
import { runCommand } from '#program/run-command.ts'
import { refuseTakenByNpm } from '#program/taken-by-npm.ts'
import { withData } from '#secrets/with-data.ts'
import { StartupRefused } from '#startup-refused.ts'
import type { OperatorParts } from './by-operator.ts'

interface OperatorCommand {
  usage: string
  /** Options that it knows besides `--help`. */
  options?: readonly string[]
  /** What it takes before the address. */
  before?: readonly string[]
  /** Answers what is said; refuses with `StartupRefused`. */
  work: (
    parts: OperatorParts,
    given: { email: string; before: string[]; options: ReadonlySet<string> },
  ) => Promise<string>
}

/** What every command about a person does: reads what it is given, opens the data as the service does, says what came of it. */
export async function runOperatorCommand({
  usage,
  options = [],
  before = [],
  work,
}: OperatorCommand) {
  await runCommand(async () => {
    const given = process.argv.slice(2)
    refuseTakenByNpm([...options])
    if (given.includes('--help') || given.includes('-h')) return console.log(usage)
    const words = given.filter((argument) => !options.includes(argument))
    const email = Email.safeParse(words.at(-1) ?? '')
    if (words.length !== before.length + 1 || !email.success) {
      const wanted = [...before, 'e-mail address they sign in with'].join(' and the ')
      throw new StartupRefused(`It takes the ${wanted}.\n${usage}`)
    }
    const chosen = new Set(given.filter((argument) => options.includes(argument)))
    const asked = { email: email.data, before: words.slice(0, -1), options: chosen }
    console.log(await withParts((parts) => work(parts, asked)))
  })
}

/** With what a change needs besides: letters are sent, and jobs done, by the service. */
async function withParts<Result>(work: (parts: OperatorParts) => Promise<Result>): Promise<Result> {
  return withData(async ({ pool, ...data }) => {
    const { log } = Fastify({ logger: { level: data.config.logLevel, base: null } })
    const jobs = await startJobs({ pool, log, works: false })
    try {
      return await work({ ...data, jobs, log, wakeMailer: () => {} })
    } finally {
      await jobs.stop()
    }
  })
}

export function nobody(email: string): StartupRefused {
  return new StartupRefused(`Nobody signs in with ${email}.`)
}
