import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { spawnAccord, spawnVersion } from '#testing/helpers/accord-process.ts'
import { nextVersion } from '#testing/versions/next-version.ts'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import { signUpForm } from '#testing/people.ts'
import { caller } from '#testing/test-client.ts'
import { version } from './version.ts'

let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const keyFile = join(folder, 'given.key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  environment = {
    DATABASE_URL: await copyTemplate(inject('postgres')),
    SECRET_KEY_FILE: keyFile,
    EXPORTS_DIR: join(folder, 'exports'),
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Signs up people and looks them up again, one after the other, until it's stopped. */
function load(url: string) {
  const answers: string[] = []
  let stopping = false
  const ended = (async () => {
    while (!stopping) {
      const form = signUpForm()
      const { email, password } = form
      const made = await caller(url).request('POST', '/api/user', form)
      const known = await caller(url).request('POST', '/api/auth/login', { email, password })
      answers.push(`${made.status} ${known.status}`)
    }
  })()
  return {
    answers,
    some: (count: number) => expect.poll(() => answers.length).toBeGreaterThanOrEqual(count),
    stop: async () => {
      stopping = true
      await ended
      return [...new Set(answers)]
    },
  }
}

/** The account exists, although it isn't verified yet. */
const served = ['201 403']

test(
  "MG1: the next version starts under load while the previous one continues, and the previous one can't start again",
  { tags: ['long'] },
  async () => {
    const checkout = await nextVersion(folder)
    await using before = await spawnAccord(environment)
    await before.ready
    const onBefore = load(before.url)
    await onBefore.some(2)

    await using next = await spawnVersion(checkout, environment)
    await next.ready
    const [onNext, migrated] = [load(next.url), onBefore.answers.length]
    await onNext.some(3)
    await onBefore.some(migrated + 3)
    expect(await onBefore.stop()).toEqual(served)

    before.kill('SIGTERM')
    expect(await before.ended).toMatchObject({ code: 0, stderr: '' })
    await onNext.some(onNext.answers.length + 2)
    expect(await onNext.stop()).toEqual(served)
    await expectAccounts(onBefore.answers.length + onNext.answers.length)

    await using again = await spawnAccord(environment)
    const { code, stdout, stderr } = await again.ended
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^This data was created by a newer version of Accord \(99\.0\.0, with 9999-motto-index\)\. This is .*\n$/,
    )
    expect(stderr).toContain(`This is ${version}, which knows migrations up to `)
  },
)

async function expectAccounts(count: number) {
  const client = new Client({ connectionString: environment['DATABASE_URL'] })
  await client.connect()
  const { rows } = await client.query('select count(*)::int from users where motto is null')
  expect(rows).toEqual([{ count }])
  await client.end()
}
