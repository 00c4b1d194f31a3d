import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as oauth from 'openid-client'
import { beforeAll, expect, test } from 'vitest'
import {
  sharedOAuthService,
  registerTestClient,
  clientOf,
  testRedirectUri,
} from '#testing/oauth.ts'
import type { TestService } from '#testing/test-service.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../docs/oauth.md'), 'utf8')

let service: TestService
let env: Record<string, string>

beforeAll(async () => {
  service = await sharedOAuthService()
  const application = await registerTestClient(await service.createOrganization())
  const client = await clientOf(service, application)
  const { access_token: TOKEN } = await oauth.clientCredentialsGrant(client)
  const [CLIENT_ID, CLIENT_SECRET] = [application.id, application.secret]
  env = { ACCORD: service.url, CLIENT_ID, CLIENT_SECRET, REDIRECT: testRedirectUri, TOKEN }
})

/** Runs all blocks under a heading of docs/oauth.md in a shell, and returns their output. */
async function pasted(heading: string): Promise<string> {
  const section = guide.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  const blocks = section.match(/(?:^ {4}.*\n)+/gm)!.map((block) => block.replaceAll(/^ {4}/gm, ''))
  const given = { env: { PATH: process.env['PATH'], ...env } }
  const { stdout } = await promisify(execFile)('bash', ['-euc', blocks.join('echo\n')], given)
  return stdout.replaceAll(env['ACCORD']!, '')
}

test("the guide's commands introspect and revoke a token", async () => {
  const [asked, ended] = (await pasted('Introspect and revoke tokens')).split('\n')
  expect(JSON.parse(asked!)).toMatchObject({ active: true, client_id: env['CLIENT_ID'] })
  expect(ended).toBe('')
  expect((await pasted('Introspect and revoke tokens')).trim()).toBe('{"active":false}')
})

test("the guide's commands push a request that starts an approval", async () => {
  const { request_uri, expires_in } = JSON.parse(await pasted('Push an authorization request')) as {
    request_uri: string
    expires_in: number
  }
  expect(expires_in).toBeGreaterThan(30)
  const address = new URL(`${service.url}/oauth/authorize`)
  address.search = new URLSearchParams({ client_id: env['CLIENT_ID']!, request_uri }).toString()
  const { status, headers } = await fetch(address, { redirect: 'manual' })
  expect({ status, to: headers.get('location') }).toMatchObject({
    status: 303,
    to: expect.stringContaining('/approval'),
  })
})

test("the guide's commands get the response as a form for the application", async () => {
  const form = await pasted('Get the response as a form post')
  expect(form).toContain(`action="${testRedirectUri}"`)
  expect(form).toMatch(/name="error" value="login_required"/)
  expect(form).toMatch(/name="state" value="mine"/)
})
