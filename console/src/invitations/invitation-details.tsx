import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { usePerson } from '../session/session.api.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { formatAbsoluteTime, useNow } from '../ui/text/format-time.ts'
import styles from './invitation-details.module.css'
import type { Invitation } from '@accord/contract/invitations.ts'
import { effectiveRole } from '@accord/contract/rules/roles.ts'
import { roleMeaning, roleNames } from '../permissions/role-labels.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { type Answerable, switchAndAnswer } from './invitation-gate.tsx'

type FactProps = {
  term: string
  /** A quieter line below. */
  meaning?: string | undefined
  /** Sentences of somebody's own, or an address: below its name, over the whole width. */
  long?: boolean
  children: ReactNode
}

/** One line of what is known of an invitation. */
export function Fact({ term, meaning, long = false, children }: FactProps) {
  return (
    <div className={long ? styles.long : undefined}>
      <dt>{term}</dt>
      <dd dir={long ? 'auto' : undefined}>
        {children}
        {meaning && <div className={styles.meaning}>{meaning}</div>}
      </dd>
    </div>
  )
}

/** Until when it can be answered, and by which account: the last of its facts. */
export function AnsweringFacts({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation()
  const now = useNow()
  const { firstName, lastName, email } = usePerson()
  return (
    <>
      <Fact term={t('Expires')}>
        <RelativeTime value={expiresAt} now={now} />
      </Fact>
      <Fact term={t('Your account')} meaning={email} long>
        {firstName} {lastName}
      </Fact>
    </>
  )
}

/** Who invites to what as what, until when, and which account would answer. */
function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { t, language } = useTranslation()
  const { organization, invitedBy, roles, expiresAt } = invitation
  const highest = effectiveRole(roles)
  const now = useNow()

  return (
    <dl className={styles.details}>
      <Fact term={t('Organization')}>{organization.name}</Fact>
      <Fact term={t('Invited by')}>{invitedBy ?? t('An admin or owner')}</Fact>
      <Fact term={t('Roles')} meaning={highest && roleMeaning(highest, t)}>
        {roleNames(roles, t)}
      </Fact>
      {organization.secondFactorFrom && (
        <Fact
          term={t('Second factor')}
          meaning={t(
            "You can join without one, but you'll need to set it up before you can do anything there.",
          )}
        >
          {required(new Date(organization.secondFactorFrom))}
        </Fact>
      )}
      <AnsweringFacts expiresAt={expiresAt} />
    </dl>
  )

  function required(from: Date): string {
    const time = formatAbsoluteTime(from, language)
    return from <= now
      ? t('Required since {{time}}.', { time })
      : t('Required from {{time}}.', { time })
  }
}

/** The address a person is signed in with, when the invitation was sent to another one. */
export function useOtherAccount(invitation: Invitation): string | undefined {
  const { email } = usePerson()
  return email === invitation.email ? undefined : email
}

/** Somebody may hold a link that was forwarded, or be signed in with the wrong account of two. */
function OtherAccountNotice({ invited, email }: { invited: string; email: string }) {
  const { t } = useTranslation()
  return (
    <Notice kind="warning" title={t('Signed in with another account')} announce={false}>
      {t("The invitation was sent to {{invited}}. You're signed in as {{email}}.", {
        invited,
        email,
      })}
    </Notice>
  )
}

type InvitationAnswersProps = Answerable & {
  declines: boolean
  /** Signed in as somebody else than the invited. */
  other: string | undefined
  /** The answer, and the way to the other one. */
  children: ReactNode
}

/** What the invitation says, and what can be done with it: first of all as the one who was invited. */
export function InvitationAnswers(props: InvitationAnswersProps) {
  const { invitationKey: key, invitation, declines, other, children } = props
  const { t } = useTranslation()
  return (
    <>
      {other && <OtherAccountNotice invited={invitation.email} email={other} />}
      <InvitationDetails invitation={invitation} />
      <div className={styles.answers}>
        {other && (
          <ButtonLink {...switchAndAnswer({ key, declines })} variant="primary" wide>
            {t('Switch account')}
          </ButtonLink>
        )}
        {children}
      </div>
    </>
  )
}
