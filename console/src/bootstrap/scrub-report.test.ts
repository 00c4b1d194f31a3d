import { expect, test } from 'vitest'
import { scrubbed } from './error-reporting.ts'

const secret = 'acc_Zk3vJ9sQ0pXw7LrT2bYh8NcD5mFg1AeUiOoKjHq4R6t'

test.each([
  [
    `https://id.example.org/reset_password/?token=${secret}&email=a%40b.org`,
    'https://id.example.org/reset_password/',
  ],
  [`GET /verify-email/${secret} failed`, 'GET /verify-email/[secret] failed'],
  // Some codes don't look random.
  ...['join_organization', 'verify-profile-email', 'email-not-me', 'of-a-later-version'].map(
    (page) => [`/${page}/acc_abcdefgh`, `/${page}/[secret]`],
  ),
  ['POST /api/invitation/acc_abcdefgh/accept', 'POST /api/invitation/[secret]/accept'],
  ['{"code":"acm_abcdefgh"}', '{"code":"[secret]"}'],
  ['no contact_ended, no ac_c', 'no contact_ended, no ac_c'],
  ['No account for Ann.Lee+x@example.org.', 'No account for [email].'],
  [`Authorization: Bearer ${secret}`, 'Authorization: Bearer [secret]'],
  [`key=${secret.slice(4)}`, 'key=[secret]'],
  ['/api/user#id_token=x', '/api/user'],
])('scrubbing cleans the report %s', (text, clean) => expect(scrubbed(text)).toBe(clean))

test("scrubbing covers every part of a report and doesn't change other data", () => {
  const report = {
    event_id: '4c79f60c11214eb38604f4ae0781bfb2',
    timestamp: 1,
    request: { url: 'https://id.example.org/approval?state=s' },
    breadcrumbs: [{ message: 'typed ann@example.org' }],
    user: null,
  }
  expect(scrubbed(report)).toEqual({
    event_id: '4c79f60c11214eb38604f4ae0781bfb2',
    timestamp: 1,
    request: { url: 'https://id.example.org/approval' },
    breadcrumbs: [{ message: 'typed [email]' }],
    user: null,
  })
})
