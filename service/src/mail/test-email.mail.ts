import type { Config } from '#config/config.ts'
import { composeEmail, productName } from './compose-email.ts'

/** What an operator sends to see whether letters arrive. */
export function testEmail(config: Config, to: string) {
  return composeEmail(config, {
    kind: 'test_mail',
    to,
    subject: `A test letter of ${productName(config)}`,
    greeting: 'Hello,',
    paragraphs: ['This letter was sent to see whether letters arrive. It did.'],
    footnote: 'Those who run this service sent it. There is nothing to do.',
  })
}
