import type { Config } from '#config/config.ts'
import { letter, productName } from './letter.ts'

/** What an operator sends to see whether letters arrive. */
export function testLetter(config: Config, to: string) {
  return letter(config, {
    kind: 'test_mail',
    to,
    subject: `A test letter of ${productName(config)}`,
    greeting: 'Hello,',
    paragraphs: ['This letter was sent to see whether letters arrive. It did.'],
    footnote: 'Those who run this service sent it. There is nothing to do.',
  })
}
