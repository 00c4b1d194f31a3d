import Fastify from 'fastify'
import { startJobs } from '#jobs/jobs.ts'
import { runCommand } from '#program/run-command.ts'
import { readEmail } from '#program/read-email.ts'
import { readGiven } from '#program/read-given.ts'
import { withData } from '#secrets/with-data.ts'
import { StartupRefused } from '#startup-refused.ts'
import type { OperatorParts } from './by-operator.ts'

interface OperatorCommand {
  usage: string
  /** Options that it knows besides `--help`, without their dashes. */
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
    const given = readGiven({
      usage,
      words: [...before, 'e-mail address they sign in with'],
      options: Object.fromEntries(options.map((option) => [option, 'flag' as const])),
    })
    const asked = {
      email: readEmail(given.words.at(-1)!),
      before: given.words.slice(0, -1),
      options: new Set(Object.keys(given.options)),
    }
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
