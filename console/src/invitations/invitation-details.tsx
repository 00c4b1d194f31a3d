import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { usePerson } from '../session/session.api.ts'
import { EntityLogo, type LogoOwner } from '../ui/text/entity-logo.tsx'
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
  /** A less prominent line below the value. */
  meaning?: string | undefined
  /** The application or organization that the value names. */
  of?: LogoOwner
  /** Whether a long value, such as an address, is placed below its term. */
  long?: boolean
  children: ReactNode
}

/** Shows one line of an invitation's details. */
export function Fact({ term, meaning, of, long = false, children }: FactProps) {
  return (
    <div className={long ? styles.long : undefined}>
      <dt>{term}</dt>
      <dd dir={long ? 'auto' : undefined}>
        {of ? (
          <span className={styles.named}>
            <EntityLogo of={of} size="small" />
            {children}
          </span>
        ) : (
          children
        )}
        {meaning && <div className={styles.meaning}>{meaning}</div>}
      </dd>
    </div>
  )
}

/** Shows when the invitation expires, and which account would answer it. */
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

function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { t, language } = useTranslation()
  const { organization, invitedBy, roles, expiresAt } = invitation
  const highest = effectiveRole(roles)
  const now = useNow()

  return (
    <dl className={styles.details}>
      <Fact term={t('Organization')} of={{ ...organization, name: organization.name ?? '' }}>
        {organization.name}
      </Fact>
      <Fact term={t('Invited by')}>{invitedBy ?? t('An admin or owner')}</Fact>
      <Fact term={t('Roles')} meaning={highest && roleMeaning(highest, t)}>
        {roleNames(roles, t)}
      </Fact>
      {organization.secondFactorFrom && (
        <Fact
          term={t('Second factor')}
          meaning={t(
            "You can join without one, but you'll need to set one up before you can do anything in the organization.",
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
      : t('Required starting {{time}}.', { time })
  }
}

/** Returns the signed-in address if the invitation was sent to another one. */
export function useOtherAccount(invitation: Invitation): string | undefined {
  const { email } = usePerson()
  return email === invitation.email ? undefined : email
}

/** Shows a notice to people with a forwarded link, or who are signed in to the wrong one of two accounts. */
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
  /** The signed-in address, if it isn't the invited one. */
  other: string | undefined
  /** The button for the answer, and the link to the other answer. */
  children: ReactNode
}

/** Shows the invitation and the possible answers, starting with the invited account. */
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
