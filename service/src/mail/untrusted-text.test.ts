import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from '#config/config.ts'
import type { EmailMessage } from './compose-email.ts'

const source = join(import.meta.dirname, '..')
const config = readConfig({ PUBLIC_URL: 'http://localhost:5005' })

/** Whatever a letter asks for, from an organization's name to an id, is this one word. */
const word = 'Stranger'
const others: Record<string, unknown> = {
  roles: ['member'],
  asked: [],
  requested: [],
  address: '192.0.2.1',
  expires_at: new Date(),
  at: new Date(),
  what: 'totp_added',
  due: new Date(),
  due_at: new Date(),
  removedFrom: new Date(),
  removed_from: new Date(),
  next_due_at: new Date(),
  kind: 'second_factor_announced',
  required_from: new Date(),
  applications: ['Stranger'],
  timezone: '',
  email_verified_at: null,
}
const facts: object = new Proxy(others, {
  get: (_others, key) => {
    if (key === Symbol.toPrimitive) return () => word
    return typeof key === 'string' && key in others ? others[key] : facts
  },
})

type Write = (config: Config, ...facts: object[]) => EmailMessage

const emails: [name: string, letter: EmailMessage][] = []
for (const file of globSync('**/*.mail.ts', { cwd: source })) {
  const written = (await import(join(source, file))) as Record<string, Write>
  for (const [name, write] of Object.entries(written)) {
    emails.push([name, write(config, facts, facts, facts)])
  }
}

/** Those whose recipient may have nothing to do with us: the address is what somebody else typed. */
const toAnyAddress = ['invitation', 'reset_password', 'verify_email', 'verify_profile_email']

describe('text that a stranger chose', () => {
  test('is checked in every kind of email', () => {
    expect(emails.length).toBeGreaterThanOrEqual(14)
    expect(emails.map(([, { kind }]) => kind)).toEqual(expect.arrayContaining(toAnyAddress))
  })

  test.each(emails)("doesn't begin the subject, the preview, or the text of %s", (_name, email) => {
    const [greeting = '', first = ''] = email.text.split('\n\n')
    const preview = /<div class="preview"[^>]*>([^<]*)/.exec(email.html)![1]!
    for (const beginning of [email.subject, greeting, first, preview]) {
      expect(beginning).toMatch(/^[A-Z][a-z]*(?:’[a-z]+)?[ ,.]/)
      expect(beginning).not.toMatch(/^\W*Stranger/)
    }
    if (toAnyAddress.includes(email.kind)) expect(greeting).toBe('Hello,')
  })
})
