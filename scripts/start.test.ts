import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDataFolder, spawnNpmStart } from '@accord/service/testing/helpers/accord-process.ts'

let folder: Awaited<ReturnType<typeof newDataFolder>>

beforeAll(async () => {
  folder = await newDataFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

const npmStart = (...args: string[]) => npmStartWith({}, ...args)
const npmStartWith = (environment: Record<string, string>, ...args: string[]) =>
  spawnNpmStart({ DATA_DIR: folder.path, ...environment }, ...args)

function isEmpty(group: number): boolean {
  try {
    return !process.kill(-group, 0)
  } catch {
    return true
  }
}

describe('npm start', () => {
  const ways = [
    ['SIGTERM to npm', 'SIGTERM', 1, []],
    ['SIGTERM to its whole group', 'SIGTERM', -1, ['long']],
    ['Ctrl-C, which goes to the whole group', 'SIGINT', -1, []],
  ] as const
  for (const [whom, signal, sign, tags] of ways) {
    test(
      `npm start ends once and cleanly with its PostgreSQL on ${whom}`,
      { tags: [...tags] },
      async () => {
        await using npm = await npmStart()
        await npm.ready
        expect(await folder.postgres()).toBeGreaterThan(0)

        process.kill(sign * npm.pid, signal)
        const { code, stdout, stderr } = await npm.ended
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
        expect(stdout).toContain(`Read emails at ${npm.url}/dev/outbox`)
        expect(await folder.postgres()).toBeUndefined()
        expect(isEmpty(npm.pid)).toBe(true)
      },
    )
  }

  const settings = [
    ['TRUST_PROXY', '1', []],
    ['SMTP_URL', 'smtp://127.0.0.1:1', ['long']],
  ] as const
  for (const [name, value, tags] of settings) {
    test(
      `npm start with ${name} isn't in development mode, so no one can read its emails`,
      { tags: [...tags] },
      async () => {
        await using npm = await npmStartWith({ [name]: value })
        expect(await npm.ready).not.toContain('/dev/outbox')
        expect((await fetch(`${npm.url}/dev/outbox`)).status).toBe(404)
      },
    )
  }

  test('npm start with --help prints its usage and starts nothing', async () => {
    await using npm = await npmStart('--help')
    const { code, stdout, stderr } = await npm.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: npm start -- \[--demo\] \[--help\]\n/)
    expect(stdout).not.toContain('ready')
  })

  test('npm start with an unknown argument is rejected with one sentence', async () => {
    await using npm = await npmStart('--dmeo')
    expect(await npm.ended).toEqual({
      code: 1,
      stdout: '',
      stderr: "Unknown argument '--dmeo'. Use --help to list the arguments.\n",
    })
  })
})
