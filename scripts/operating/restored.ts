import { chownSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@accord/service/testing/parts/accord-process.ts'
import { liftedLimits } from '@accord/service/testing/parts/lifted-limits.ts'
import { must, nobody } from '../release/bare-debian.ts'
import { startAccord } from './accord.ts'
import { type BareRoot, newBareRoot } from './bare-root.ts'
import { askAt } from './front.ts'

/** A backup and its key, carried to another bare root that has no database yet; answers what the restore said. */
export async function restoreElsewhere(
  folder: string,
  from: BareRoot,
  backup: string,
  name: string,
) {
  mkdirSync(folder)
  const root = await newBareRoot(folder, from.programs)
  await must('cp', ['-a', join(from.data, backup), join(root.data, 'backup')])
  const key = join(root.data, 'secret.key')
  copyFileSync(join(from.data, 'secret.key'), key)
  chownSync(key, nobody, nobody)
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const environment = {
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: '/data',
    LIMITS: liftedLimits,
  }
  const accord = `/opt/${name}/accord`
  const said = await root.run([accord, 'restore', '/data/backup'], environment)
  return {
    /** Without the rows of each table. */
    said: said.slice(said.indexOf('Restored as it was')).trim(),
    start: async () => ({ ...(await startAccord(root, [accord], environment)), ask: askAt(url) }),
  }
}
