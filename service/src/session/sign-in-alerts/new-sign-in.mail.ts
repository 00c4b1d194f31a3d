import { retention } from '@accord/contract/retention.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import { formatPeriod } from '#i18n/format.ts'
import { type EmailContext, composeEmail, signInDetails } from '#mail/compose-email.ts'

/** The connection and the only organization that it opened, by their names. */
export interface SignedInThrough {
  connection: string
  organization: string
}

interface NewSignIn {
  caller: Caller
  at: Date
  code: string
  through?: SignedInThrough | undefined
}

/**
 * This email reports a sign-in from an unrecognized browser or network. If it wasn't the person, the link ends the
 * session.
 */
export function newSignInMail(
  context: EmailContext,
  user: UserRow,
  { caller, at, code, through }: NewSignIn,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'new_place',
    to: user.email,
    subject: through
      ? t('New sign-in to {{organization}} through {{connection}}', {
          organization: through.organization,
          connection: through.connection,
        })
      : t('New sign-in to your account'),
    greeting: t('Hello {{name}},', { name: user.first_name }),
    paragraphs: [
      ...(through ? providerParagraphs(context, through) : accountParagraphs(context)),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller, at),
    action: {
      label: t('This wasn’t me'),
      // The page's advice depends on how the person signed in.
      url: `/not-me?${new URLSearchParams({ code, ...(through && { through: 'provider' }) }).toString()}`,
    },
    footnote: t(
      'The button expires after {{period}} and can be used only once. It signs that device out. If you use it within {{undoPeriod}}, it also removes any sign-in methods added since the sign-in.',
      {
        period: formatPeriod(context, retention.toldSignIns.periods.age),
        undoPeriod: formatPeriod(context, retention.emailChanges.periods.undo),
      },
    ),
  })
}

function accountParagraphs({ t }: EmailContext): [string, string] {
  return [
    t('Someone, probably you, just signed in to your account from a new device or network.'),
    t(
      'If this wasn’t you, someone may know your password. Select “This wasn’t me” and choose a new password now.',
    ),
  ]
}

function providerParagraphs({ t }: EmailContext, through: SignedInThrough): [string, string] {
  return [
    t(
      'Someone, probably you, just signed in to {{organization}} through {{connection}}, from a new device or network. This gives access only to {{organization}}.',
      { organization: through.organization, connection: through.connection },
    ),
    t(
      'If this wasn’t you, someone may know your password at {{connection}}. Select “This wasn’t me” and contact an admin of {{organization}} now.',
      { organization: through.organization, connection: through.connection },
    ),
  ]
}
