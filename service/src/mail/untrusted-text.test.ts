import { describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { composeEveryEmail } from '#testing/emails.ts'
import { emailContext } from './compose-email.ts'

const config = readConfig({ PUBLIC_URL: 'http://localhost:5005' })
const emails = await composeEveryEmail(emailContext(config))

/** The recipient of these emails may not know us, because someone else typed the address. */
const toAnyAddress = ['invitation', 'reset_password', 'verify_email', 'verify_profile_email']

describe('text that a stranger chose', () => {
  test("a stranger's text is checked in every kind of email", () => {
    expect(emails.length).toBeGreaterThanOrEqual(14)
    expect(emails.map(([, { kind }]) => kind)).toEqual(expect.arrayContaining(toAnyAddress))
  })

  test.each(emails)(
    "the subject, preview, and text of %s don't start with a stranger's text",
    (name, email) => {
      const [greeting = '', first = ''] = email.text.split('\n\n')
      const preview = /<div class="preview"[^>]*>([^<]*)/.exec(email.html)![1]!
      for (const beginning of [email.subject, greeting, first, preview]) {
        expect(beginning).toMatch(/^[A-Z][a-z]*(?:[’-][a-z]+)?[ ,.]/)
        expect(beginning).not.toMatch(/^\W*Stranger/)
      }
      if (toAnyAddress.includes(email.kind) && name.endsWith(' 0')) expect(greeting).toBe('Hello,')
    },
  )
})
