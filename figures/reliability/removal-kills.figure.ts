import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@accord/service/testing/parts/accord-process.ts'
import { startOAuthService } from '@accord/service/testing/oauth.ts'
import type { Figure } from '../figure.ts'
import { removals } from './removals.ts'

const program = join(import.meta.dirname, 'removing.process.ts')

export const figure: Figure = {
  id: 'RM1',
  what: 'kill -9 of the removal of an organization, an application and an account, at its first statement, its second and so on',
  holds:
    'the next one goes on to the end; nothing is left but the words of others, who are told once; every chain holds',
  size: 300,
  unit: 'kills',
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    const masterKey = randomBytes(32)
    // Should the run be killed, the next one knows by this name that the folder is left over.
    const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
    const keyFile = join(folder, 'secret.key')
    await writeFile(keyFile, masterKey.toString('base64'), { mode: 0o600 })
    await using service = await startOAuthService({
      databaseUrl,
      masterKey,
      environment: { TRUST_PROXY: 'loopback' },
    })
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY_FILE: keyFile,
      EXPORTS_DIR: service.context.config.exportsDir,
    }

    let kills = 0
    const faults: string[] = []
    const reached: string[] = []
    while (kills < size) {
      for (const begin of removals) {
        const { what, account, left } = await begin(service)
        const before = kills
        for (let statements = 1; ; statements += 1) {
          const { signal, code, stderr } = await removed(environment, statements, account)
          if (signal === 'SIGKILL') {
            kills += 1
            continue
          }
          if (code !== 0) faults.push(`${what}, after ${kills - before} kills: ${stderr}`)
          break
        }
        faults.push(...(await left()).map((fault) => `${what}: ${fault}`))
        reached.push(`${what} ${kills - before}`)
      }
    }
    await rm(folder, { recursive: true, force: true })
    return { count: kills, faults, also: `until it was gone: ${reached.join(', ')}` }
  },
}

async function removed(environment: Record<string, string>, statements: number, account?: string) {
  const given = account === undefined ? [] : [account]
  const child = spawn(process.execPath, [program, String(statements), ...given], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
  })
  const [[code, signal], stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
    text(child.stderr),
  ])
  return { code, signal, stderr }
}
