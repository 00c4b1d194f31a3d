import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { signUp, verifyEmail } from '@accord/contract/accounts.ts'
import { emailNotVerified, login } from '@accord/contract/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccordProcess,
  copyOfFolder,
  type DataFolder,
  newDataFolder,
  spawnAccord,
} from '#testing/helpers/accord-process.ts'
import { signUpForm } from '#testing/people.ts'
import { caller } from '#testing/test-client.ts'
import { runConcurrently } from '#testing/concurrency.ts'

type Form = ReturnType<typeof signUpForm>

let folder: DataFolder

beforeAll(async () => {
  folder = await newDataFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

const statusOf = async (url: string) => (await fetch(url)).status

/** Expects that the account exists. Only a person who knows its password gets the 'must be verified' error. */
async function expectAccount({ url }: AccordProcess, { email, password }: Form) {
  const { status, body } = await caller(url).refused(login, { body: { email, password } })
  expect({ status, code: body.code }).toEqual({ status: 403, code: emailNotVerified.code })
}

describe('the service with its own data folder', () => {
  const early = signUpForm()

  test('the service starts in an empty folder, prints its address, and stops on SIGTERM together with its PostgreSQL', async () => {
    await using accord = await spawnAccord({ DATA_DIR: folder.path })
    const greeting = await accord.ready
    expect(greeting).toContain(`Accord is ready: ${accord.url}\n`)
    expect(await statusOf(`${accord.url}/readyz`)).toBe(200)
    expect(await statusOf(`${accord.url}/sign-in`)).toBe(200)
    await caller(accord.url).call(signUp, { body: early })
    expect(await folder.postgres()).toBeGreaterThan(0)

    accord.kill('SIGTERM')
    expect(await accord.ended).toMatchObject({ code: 0, stderr: '' })
    expect(await folder.postgres()).toBeUndefined()
  })

  // Each test uses a copy of the first start's folder, so that none waits for another.
  describe.concurrent('in a folder that it created', () => {
    test('the service with its own data folder starts again with its data, and a second process is rejected', async () => {
      await using mine = await copyOfFolder(folder)
      await using first = await spawnAccord({ DATA_DIR: mine.path })
      await first.ready
      await expectAccount(first, early)

      await using second = await spawnAccord({ DATA_DIR: mine.path })
      const { code, stdout, stderr } = await second.ended
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr:
          `Another Accord process is already using the data folder ${mine.path}. ` +
          'Stop it first, or set DATA_DIR to another folder.\n',
      })
      expect(await statusOf(`${first.url}/readyz`)).toBe(200)
      await expectAccount(first, early)
    })

    test("the service with its own data folder doesn't start without its key, and creates no other one", async () => {
      await using mine = await copyOfFolder(folder)
      const key = join(mine.path, 'secret.key')
      await rm(key)
      await using accord = await spawnAccord({ DATA_DIR: mine.path })
      expect(await accord.ended).toEqual({
        code: 1,
        stdout: '',
        stderr:
          `The key for the data in ${mine.path} is missing. It was in ${key}. ` +
          'Restore the file, or set DATA_DIR to another folder to start over.\n',
      })
      expect(existsSync(key)).toBe(false)
    })

    test("the service with its own data folder doesn't start with another key, and its PostgreSQL stops", async () => {
      await using mine = await copyOfFolder(folder)
      const key = join(mine.path, 'secret.key')
      await writeFile(key, randomBytes(32).toString('base64'))
      await using accord = await spawnAccord({ DATA_DIR: mine.path })
      const { code, stdout, stderr } = await accord.ended
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^SECRET_KEY_FILE .* doesn't contain the key for this data.*\n$/)
      expect(await mine.postgres()).toBeUndefined()
    })

    test(
      'the service with its own data folder stops completely despite a slow caller and mail server, and repeated signals',
      { tags: ['long'] },
      async () => {
        await using mine = await copyOfFolder(folder)
        await using mailServer = await greetingOnly()
        await using accord = await spawnAccord({ DATA_DIR: mine.path, SMTP_URL: mailServer.url })
        await accord.ready
        await caller(accord.url).call(signUp, { body: signUpForm() })
        await mailServer.called
        const slow = connect(accord.port, 'localhost')
        slow.on('error', () => {})
        const head = [
          'POST /api/user HTTP/1.1',
          `Host: localhost:${accord.port}`,
          'Content-Length: 99',
        ]
        slow.write(`${head.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n{`)
        // This request was sent later on a separate connection. Its response shows that the other request has arrived.
        await statusOf(`${accord.url}/readyz`)

        accord.kill('SIGTERM')
        accord.kill('SIGINT')
        expect(await accord.ended).toMatchObject({ code: 0, stderr: '' })
        expect(await mine.postgres()).toBeUndefined()
      },
    )

    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const tags = signal === 'SIGTERM' ? [] : ['long']
      // This uses the test's own `expect`, because a global one can't tell concurrent tests apart.
      test(
        `no PostgreSQL is left running if all processes of the service get ${signal} during the start`,
        { tags },
        async ({ expect: own }) => {
          await using mine = await copyOfFolder(folder)
          await using accord = await spawnAccord({ DATA_DIR: mine.path })
          await own.poll(mine.postgres, { interval: 5 }).toBeGreaterThan(0)
          process.kill(-accord.pid, signal)
          expect(await accord.ended).toMatchObject({ code: 0, stderr: '' })
          expect(await mine.postgres()).toBeUndefined()
        },
      )
    }

    test(
      'no acknowledged account or email is lost when the service is killed three times',
      { tags: ['long'] },
      async () => {
        await using mine = await copyOfFolder(folder)
        const answered: Form[] = []
        let postgres: number | undefined
        for (let kills = 0; kills < 3; kills += 1) {
          await using accord = await spawnAccord({ DATA_DIR: mine.path })
          await accord.ready
          postgres ??= await mine.postgres()
          expect(await mine.postgres()).toBe(postgres)
          await signUpUntilKilled(accord, answered)
          expect(await accord.ended).toMatchObject({ code: null, stderr: '' })
        }

        await using accord = await spawnAccord({ DATA_DIR: mine.path })
        await accord.ready
        expect(await mine.postgres()).toBe(postgres)
        expect(answered.length).toBeGreaterThanOrEqual(15)
        const emails = await outboxOf(accord)
        for (const form of answered) {
          await expectAccount(accord, form)
          expect(emails.get(form.email)).toHaveLength(1)
          const code = await codeIn(accord, emails.get(form.email)![0]!)
          const { password } = form
          await caller(accord.url).call(verifyEmail, { body: { code, password } })
        }
      },
    )
  })
})

/** Kills the service with the fifth response, while the other clients' requests are in progress. */
async function signUpUntilKilled(accord: AccordProcess, answered: Form[]) {
  const enough = answered.length + 5
  await runConcurrently(4, async () => {
    for (;;) {
      const form = signUpForm()
      const answer = await caller(accord.url)
        .request('POST', '/api/user', form)
        .catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      answered.push(form)
      if (answered.length === enough) accord.kill('SIGKILL')
    }
  })
}

/** Starts a mail server that only sends its greeting. */
async function greetingOnly() {
  const called = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.once('data', () => called.resolve())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** Resolves once a client waits for the response. */
    called: called.promise,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

/** Returns the URLs in the emails, by recipient. */
async function outboxOf({ url }: AccordProcess): Promise<Map<string, string[]>> {
  const page = await (await fetch(`${url}/dev/outbox`)).text()
  const rows = page.matchAll(/href="(\/dev\/outbox\/[\w-]+)".*?<span class="quiet">(\S+) · /gs)
  const emails = [...rows].map(([, path = '', recipient = '']) => ({ path, recipient }))
  const byRecipient = Map.groupBy(emails, ({ recipient }) => recipient)
  return new Map(
    [...byRecipient].map(([recipient, all]) => [recipient, all.map(({ path }) => path)]),
  )
}

async function codeIn({ url }: AccordProcess, path: string): Promise<string> {
  const page = await (await fetch(`${url}${path}`)).text()
  return /\/verify-email\/(acc_[\w-]{43})/.exec(page)?.[1] ?? ''
}
