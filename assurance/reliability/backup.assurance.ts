import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@accord/service/database/open.ts'
import { sumsOf } from '@accord/service/testing/dump.ts'
import { spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import { Client } from 'pg'
import { seedAtScale } from '../../bench/seed-at-scale.ts'
import { inProject } from '../../scripts/project-folder.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { newStage } from './stage.ts'

const restoredWithin = 60_000

export const assuranceCheck: AssuranceCheck = {
  id: 'BK1',
  what: 'a backup with one organization for every ten people, restored into an empty database',
  holds: 'every table has the same hash, and the restore takes at most 60 s',
  size: 100_000,
  unit: 'people',
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    await seedAtScale(databaseUrl, {
      users: size,
      organizations: size / 10,
      longestList: { members: size / 20, organizations: size / 1000 },
    })
    await using stage = await newStage(databaseUrl, 1)
    // The first start creates the keys and records their IDs.
    const accord = await spawnAccord(stage.environment)
    await accord.ready
    accord.kill('SIGTERM')
    await accord.ended

    const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
    const run = async (name: 'backup' | 'restore', environment: Record<string, string>) => {
      const began = performance.now()
      const file = inProject('service', 'src', 'commands', `${name}.ts`)
      await promisify(execFile)(process.execPath, [file, join(folder, 'backup')], {
        env: { PATH: process.env['PATH'], ...environment },
      })
      return performance.now() - began
    }
    const backup = await run('backup', stage.environment)
    const before = await sumsOf(stage.pool, { except: ['instances'] })
    const elsewhere = await emptyDatabaseBeside(databaseUrl)
    const restore = await run('restore', {
      ...stage.environment,
      DATABASE_URL: elsewhere,
      EXPORTS_DIR: join(folder, 'exports'),
    })
    const restored = openDatabase(elsewhere, { log: () => {} })
    const after = await sumsOf(restored.pool, { except: ['instances'] })
    const { rows } = await restored.pool.query<{ n: number }>(
      'select count(*)::int as n from users',
    )
    await restored.close()
    await rm(folder, { recursive: true })

    const changed = Object.keys(before).filter((table) => before[table] !== after[table])
    const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
    return {
      count: rows[0]!.n,
      faults: [
        ...changed.map((table) => `${table} is not the same as before`),
        ...(restore > restoredWithin ? [`restored only after ${inSeconds(restore)}`] : []),
      ],
      also: `The backup of ${Object.keys(before).length} tables took ${inSeconds(backup)}, and the restore took ${inSeconds(restore)}`,
    }
  },
}

/** Creates a database without tables, as on a new machine after everything was lost. */
async function emptyDatabaseBeside(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const name = `${client.database}_restored`
  await client.query(`create database ${name} template template0`)
  await client.end()
  return databaseUrl.replace(client.database!, name)
}
