import { arch, availableParallelism, loadavg, platform } from 'node:os'
import pg from 'pg'

/** The circumstances in words that name no machine: enough to judge the figures by. */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const machine = `${availableParallelism()} cores, ${platform()} ${arch()}`
  const postgres = `PostgreSQL ${await postgresVersion(databaseUrl)}`
  return `${machine}, Node ${process.versions.node}, ${postgres}, ${describeLoad()}`
}

/** Other work on the machine moves every figure, so the reader is told of it. */
function describeLoad(): string {
  const [lastMinute = 0] = loadavg()
  return `load average ${lastMinute.toFixed(1)} when it began`
}

async function postgresVersion(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version.split(' ')[0] ?? ''
  } finally {
    await client.end()
  }
}
