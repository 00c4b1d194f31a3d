import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataFolder } from './accord-process.ts'

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test(
  'a service stops with its PostgreSQL when its parent process is killed',
  { tags: ['long'] },
  async () => {
    await using folder = await newDataFolder()
    const starts = `
    import { spawnAccord } from ${JSON.stringify(join(import.meta.dirname, 'accord-process.ts'))}
    const accord = await spawnAccord({ DATA_DIR: ${JSON.stringify(folder.path)} })
    await accord.ready
    console.log(accord.pid)`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', starts], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    expect(isThere(pid)).toBe(true)
    expect(await folder.postgres()).toBeGreaterThan(0)

    parent.kill('SIGKILL')
    try {
      await expect.poll(() => isThere(pid), { timeout: 20_000 }).toBe(false)
      expect(await folder.postgres()).toBeUndefined()
    } finally {
      if (isThere(pid)) process.kill(pid)
    }
  },
)
