import { Email } from '@accord/contract/fields.ts'
import Fastify from 'fastify'
import { readConfig } from '#config.ts'
import { requireLatest } from '#database/migrating/migrate.ts'
import { openData } from '#database/open-data.ts'
import { startJobs } from '#jobs/jobs.ts'
import { refuseTakenByNpm } from '#program/taken-by-npm.ts'
import { requireKeyOfData } from '#secrets/key-of-data.ts'
import { loadSecrets, secretKeyFileOf } from '#secrets/load-secrets.ts'
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
  try {
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
    console.log(await withData((parts) => work(parts, asked)))
  } catch (error) {
    console.error(error instanceof StartupRefused ? error.message : error)
    process.exitCode = 1
  }
}

async function withData<Result>(work: (parts: OperatorParts) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const { db, pool, close } = await openData(config)
  try {
    await requireLatest(db)
    const secrets = loadSecrets(config)
    await requireKeyOfData(db, secrets, secretKeyFileOf(config))
    const { log } = Fastify({ logger: { level: config.logLevel, base: null } })
    const jobs = await startJobs({ pool, log, works: false })
    try {
      // Letters are sent, and jobs done, by the service.
      return await work({ config, db, secrets, jobs, log, wakeMailer: () => {} })
    } finally {
      await jobs.stop()
    }
  } finally {
    await close()
  }
}

export function nobody(email: string): StartupRefused {
  return new StartupRefused(`Nobody signs in with ${email}.`)
}
