import type { Config } from '#config/config.ts'
import { composeEmail, productName } from './compose-email.ts'

/** An operator sends it to check email delivery. */
export function testEmail(config: Config, to: string) {
  return composeEmail(config, {
    kind: 'test_mail',
    to,
    subject: `Test email from ${productName(config)}`,
    greeting: 'Hello,',
    paragraphs: ['If you can read this, email delivery works.'],
    footnote: `An administrator of ${productName(config)} sent this email. You don’t need to do anything.`,
  })
}
