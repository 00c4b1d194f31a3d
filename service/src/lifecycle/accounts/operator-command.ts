import Fastify from 'fastify'
import { startJobs } from '#jobs/jobs.ts'
import { runCommand } from '#program/run-command.ts'
import { readEmail } from '#program/read-email.ts'
import { type Given, type Options, readGiven } from '#program/read-given.ts'
import { withData } from '#secrets/with-data.ts'
import { StartupRefused } from '#config/startup-refused.ts'
import type { OperatorParts } from './by-operator.ts'

interface OperatorCommand<Known extends Options> {
  usage: string
  options?: Known
  /** What it takes before the address. */
  before?: readonly string[]
  /** Answers what is said; refuses with `StartupRefused`. */
  work: (
    parts: OperatorParts,
    given: { email: string; before: string[]; options: Given<Known>['options'] },
  ) => Promise<string>
}

/** What every command about a person does: reads what it is given, opens the data as the service does, says what came of it. */
export async function runOperatorCommand<const Known extends Options = Record<string, never>>({
  before = [],
  work,
  ...taking
}: OperatorCommand<Known>) {
  await runCommand(async () => {
    const { words, options } = readGiven({
      ...taking,
      words: [...before, 'e-mail address they sign in with'],
    })
    const given = { email: readEmail(words.at(-1)!), before: words.slice(0, -1), options }
    console.log(await withParts((parts) => work(parts, given)))
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
