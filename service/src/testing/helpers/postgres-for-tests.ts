import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts'
import { installQueues } from '#jobs/queues.ts'
import { migrateToLatest } from '#database/migrator/migrate.ts'
import { migrationLimits, openDatabase } from '#database/open.ts'
import { newSigningKeys, type SigningKeys } from '#crypto/signing-keys.ts'
import { isAlive } from '#database/embedded/embedded-cluster.ts'

/**
 * The values that test files need to copy the template. They're plain strings, because they're passed between threads.
 */
export type TemplateDatabase = { serverUrl: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TemplateDatabase
    signingKeys: SigningKeys
  }
}

export default async function setup(project: TestProject) {
  const postgres = await startPostgresForTests()
  project.provide('postgres', { serverUrl: postgres.serverUrl, template: postgres.template })
  project.provide('signingKeys', await newSigningKeys(new Date()))
  // The folder is passed in the environment, because programs may be started outside of a test.
  const programs = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  process.env['PROGRAMS_OF_RUN'] = programs
  return async () => {
    await rm(programs, { recursive: true })
    await postgres.stop()
  }
}

/** Starts one server per run, which is either the one in DATABASE_URL or an embedded one in a new folder. */
export async function startPostgresForTests() {
  const server = await findServer()
  const run = `accord_test_${randomBytes(4).toString('hex')}`
  const source: TemplateDatabase = { serverUrl: server.url, template: `${run}_template` }
  await makeTemplate(source)
  return {
    ...source,
    newDatabase: () => copyTemplate(source),
    stop: () => server.stop(run),
  }
}

async function makeTemplate({ serverUrl, template }: TemplateDatabase) {
  await runSql(serverUrl, `create database ${template}`)
  const opened = openDatabase(withDatabase(serverUrl, template), { limits: migrationLimits })
  try {
    await migrateToLatest(opened.db)
    await installQueues(opened.pool)
  } finally {
    await opened.close()
  }
}

async function findServer() {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: (run: string) => dropDatabases(given, run) }

  await sweepKilledRuns()
  const dataDir = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, fsync: false, log: console.error })
  return {
    url,
    async stop() {
      await stop()
      // If only root can enter the temporary folder, the files are behind a link.
      await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// Removes the folders of killed runs. A server whose files were deleted exits within a minute.
async function sweepKilledRuns() {
  for (const name of await readdir(tmpdir())) {
    const pid = /^accord-test-(\d+)-/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** Copies the migrated template, which takes 30 ms, and returns the address of the copy. */
export async function copyTemplate({ serverUrl, template }: TemplateDatabase): Promise<string> {
  const name = template.replace(/template$/, randomBytes(6).toString('hex'))
  await runSql(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return withDatabase(serverUrl, name)
}

async function dropDatabases(serverUrl: string, run: string) {
  const named = `select datname from pg_database where starts_with(datname, '${run}')`
  const names = (await runSql(serverUrl, named)) as { datname: string }[]
  for (const { datname } of names) await runSql(serverUrl, `drop database ${datname} with (force)`)
}

async function runSql(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<QueryResultRow>(text)).rows
  } finally {
    await client.end()
  }
}

// Replaces the name by a regular expression, because URL doesn't accept the empty host of a socket's address.
function withDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
