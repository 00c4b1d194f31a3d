import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeCluster } from './embedded-cluster.ts'

test('a database outside its data folder is announced at every start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'accord-cluster-'))
  await symlink('/var/lib/accord/postgres-elsewhere', join(dataDir, 'postgres'))
  const said: string[] = []
  for (const start of [1, 2]) {
    const { folder } = await placeCluster(dataDir, (sentence) => said.push(sentence))
    expect(folder).toBe('/var/lib/accord/postgres-elsewhere')
    expect(said).toHaveLength(start)
  }
  expect(said[0]).toBe(
    `Only root can access ${dataDir}, so PostgreSQL's files are in /var/lib/accord/postgres-elsewhere. Treat it as part of the data folder.`,
  )
  await rm(dataDir, { recursive: true })
})
