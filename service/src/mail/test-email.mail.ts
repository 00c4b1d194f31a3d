import { type EmailContext, composeEmail, productName } from './compose-email.ts'

/** Operators send this email to check email delivery. */
export function testEmail(context: EmailContext, to: string) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'test_mail',
    to,
    subject: t('Test email from {{product}}', { product: productName(config) }),
    greeting: t('Hello,'),
    paragraphs: [t('If you can read this, email delivery works.')],
    footnote: t('An administrator of {{product}} sent this email. You don’t need to do anything.', {
      product: productName(config),
    }),
  })
}
