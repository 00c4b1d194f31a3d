import type { Profile } from '@accord/contract/people.ts'
import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { usePerson } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { updateProfileEmailMutation } from './profiles.api.ts'

/** What is still to be done about the address the person is known by. */
export function ProfileEmailNotice({ profile }: { profile: Profile }) {
  const { t } = useWords()
  const { email, emailProven, pendingEmail } = profile

  if (pendingEmail !== null && pendingEmail !== email) {
    return (
      <Notice kind="info" title={t('Verification pending')}>
        {t(
          'Open the link we sent to {{pendingEmail}} to start using it. Until then {{email}} stays in use.',
          { pendingEmail, email },
        )}
      </Notice>
    )
  }
  return emailProven ? null : <Unproven profile={profile} mailed={pendingEmail === email} />
}

/** As a rule it came with an invitation that was forwarded. */
function Unproven({ profile, mailed }: { profile: Profile; mailed: boolean }) {
  const { t } = useWords()
  const { email } = profile
  const { email: account = t("your account's address") } = usePerson()
  const sending = useAction({
    ...updateProfileEmailMutation(profile.organization.id),
    done: t('A verification mail is on its way to {{email}}.', { email }),
  })

  return (
    <Notice
      kind={mailed ? 'info' : 'warning'}
      title={mailed ? t('Verification pending') : t('This address is not verified')}
      action={
        <Button size="small" pending={sending.pending} onClick={() => void sending.run(profile)}>
          {mailed ? t('Send the mail again') : t('Send verification mail')}
        </Button>
      }
      announce={mailed}
    >
      {mailed
        ? t('Open the link we sent to {{email}}, in a browser where you are signed in.', { email })
        : t(
            'You have not shown yet that it is yours. Until you do, mail of this organization goes to {{account}}.',
            { account },
          )}
    </Notice>
  )
}
