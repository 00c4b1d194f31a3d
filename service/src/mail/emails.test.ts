import { verifyEmail } from '@accord/contract/accounts.ts'
import { sendResetLink } from '@accord/contract/passwords.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { goodPassword, signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { readConfig } from '#config/config.ts'
import { composeEmail, emailContext, escapeHtml } from './compose-email.ts'

let smtp: SmtpCatcher
let service: TestService

beforeAll(async () => {
  smtp = await startSmtpCatcher()
  service = await startTestService({ environment: { SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

async function emailAfterSignUp(overrides: Record<string, string>) {
  const form = signUpForm(overrides)
  const count = smtp.letters.length
  const { status } = await service.anonymous.request('POST', '/api/user', form)
  expect(status).toBe(201)
  const emails = await smtp.arrived(count + 1)
  return emails.find(({ envelopeTo }) => envelopeTo[0] === form.email)!
}

/** Resets a password, because only people who verified their address are greeted by name. */
async function emailAfterReset(firstName: string) {
  const { envelopeTo } = await emailAfterSignUp({ firstName })
  const email = envelopeTo[0]!
  await service.context.pool.query(
    `update users set email_verified_at = now(), sign_up_cookie_hash = null where email = $1`,
    [email],
  )
  const count = smtp.letters.length
  await service.anonymous.call(sendResetLink, { body: { email } })
  const emails = await smtp.arrived(count + 1)
  return emails.slice(count).find((each) => each.envelopeTo[0] === email)!
}

describe('an email over SMTP', () => {
  test('an email over SMTP arrives after a sign-up, and its code verifies the address', async () => {
    const { text, html } = await emailAfterSignUp({ firstName: 'Zoë' })
    expect(text).toMatch(/^Hello,/)
    expect(html).not.toContain('Zoë')
    const code = /\/verify-email\/(acc_[\w-]{43})/.exec(text!)![1]!
    expect(html).toContain(`/verify-email/${code}`)
    await service.anonymous.call(verifyEmail, { body: { code, password: goodPassword } })
  })

  test("an email over SMTP contains the logo and loads nothing when it's opened", async () => {
    const { html, attachments } = await emailAfterSignUp({ firstName: 'Ana' })
    expect(attachments).toMatchObject([
      { contentId: '<mark>', mimeType: 'image/png', disposition: 'inline', related: true },
    ])
    expect(html!.match(/(?<=src=")[^"]*/g)).toEqual(['cid:mark'])
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><a href="evil.example">click</a>',
    "' onmouseover='alert(1)",
    '=?utf-8?B?PGI+?=',
    '{{settings}}',
    '&lt;b&gt;',
  ])('an email sent over SMTP keeps its structure when the name is %j', async (firstName) => {
    const plain = await emailAfterReset('Ana')
    const caught = await emailAfterReset(firstName)
    expect(caught.headers.map(({ key }) => key)).toEqual(plain.headers.map(({ key }) => key))
    expect(caught.subject).toBe('Reset your password')
    expect([caught.bcc, caught.cc]).toEqual([plain.bcc, plain.cc])
    expect(caught.envelopeTo).toHaveLength(1)
    expect(caught.text).toContain(`Hello ${firstName},`)
    expect(tagsOf(caught.html!)).toEqual(tagsOf(plain.html!))
  })
})

describe('a name that would change an email or add a link to it', () => {
  test.each([
    ['Ana\r\nBcc: victim@example.com', "The name can't contain hidden characters."],
    ['Ana\nSubject: You won', "The name can't contain hidden characters."],
    ['\u202eanA\u2066 \u2028x', "The name can't contain hidden characters."],
    ['You won! https://evil.example', "The name can't contain a link."],
    ['You won: evil.example/prize', "The name can't contain a link."],
  ])(
    'a name that would change an email or add a link to it is rejected: %j',
    async (name, sentence) => {
      const form = signUpForm({ firstName: name, lastName: name })
      const { status, body } = await service.anonymous.request('POST', '/api/user', form)
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: { firstName: sentence, lastName: sentence } })
    },
  )
})

describe('an email', () => {
  const contextFor = (environment: Record<string, string>) =>
    emailContext(readConfig({ PUBLIC_URL: 'http://localhost:5005', ...environment }), 'en-US')
  const write = (environment: Record<string, string>) =>
    composeEmail(contextFor(environment), {
      kind: 'test',
      to: 'ana@example.com',
      subject: 'Hello',
      greeting: 'Hello Ana,',
      paragraphs: ['What it is about.', 'More of it.'],
      facts: [
        ['When', 'Today'],
        ['Where', '<Here>'],
      ],
      action: { label: 'Go', url: 'http://localhost:5005/go' },
      footnote: 'Why it came.',
    })

  test('an email has the same content in plain text as in HTML, and a signature that email programs recognize', () => {
    expect(write({}).text).toBe(
      'Hello Ana,\n\nWhat it is about.\n\nMore of it.\n\nWhen: Today\nWhere: <Here>\n\nGo:\nhttp://localhost:5005/go\n\n' +
        'Why it came.\n\n-- \nAccord · support@accord.example\n',
    )
  })

  test('an email lists its facts as a table and escapes them', () => {
    const cells = write({}).html.match(/(?<=<td class="fact(?:Name)?"[^>]*>)[^<]*/g)
    expect(cells).toEqual(['When', 'Today', 'Where', '&lt;Here&gt;'])
  })

  test('an email begins with the preview that inboxes show beside the subject', () => {
    const words = write({}).html.replaceAll(/<title>.*<\/style>|<[^>]*>/gs, ' ')
    expect(words.trim()).toMatch(/^What it is about\./)
  })

  test('an email has no logo if the operator set their own', () => {
    expect(write({}).html).toContain('cid:mark')
    expect(write({ BRAND_LOGO_FILE: import.meta.filename }).html).not.toContain('cid:mark')
  })

  test('GEN-6: an email is from the Canadian variant if its links lead there', () => {
    const production = { SMTP_URL: 'smtp://mail.example', LOG_LEVEL: 'silent' }
    const { text, html } = write({ ...production, PUBLIC_URL: 'https://id.accord.ca' })
    expect(text).toContain('Accord Canada · support@')
    expect(html).toContain('> Accord Canada<')
  })
})

describe('escaping', () => {
  test('every character that has a meaning in HTML is escaped', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    )
  })
})

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<[!/a-z][^>]*>/gi)].map(([tag]) => tag.replace(/href="[^"]*"/, 'href'))
}
