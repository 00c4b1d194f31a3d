import { type EmailContext, composeEmail } from '#mail/compose-email.ts'

interface EndedAccess {
  email: string
  firstName: string
  application: string
}

/** Warns a person that someone may have stolen an application's refresh token. */
export function accessEndedMail(
  context: EmailContext,
  { email, firstName, application }: EndedAccess,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'application_access_ended',
    to: email,
    subject: t('An application was signed out of your account'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'We signed the application “{{application}}” out of your account because its refresh token was used twice. Someone may have copied it.',
        { application },
      ),
      t(
        'The token no longer works. The rest of your account isn’t affected. To keep using the application, sign in to it again.',
      ),
    ],
    action: { label: t('View your applications'), url: '/user/account/applications' },
    footnote: t(
      'If you no longer trust “{{application}}”, revoke your approval on your account page. To find out what happened, contact the application’s owner.',
      { application },
    ),
  })
}
