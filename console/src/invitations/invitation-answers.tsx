import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import styles from './invitation-details.module.css'
import { InvitationDetails } from './invitation-details.tsx'
import type { Answerable } from './invitation-gate.tsx'
import { OtherAccountNotice } from './other-account.tsx'
import { switchAndAnswer } from './switch-and-answer.ts'

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
  const { t } = useWords()
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
