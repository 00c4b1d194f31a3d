import { LandingCard, useLandingKnown } from '../home/landing-card.tsx'
import { useWords } from '../language/words.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { usePerson, useUser } from '../session/session.api.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PersonAvatar } from '../ui/text/person-avatar.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile.module.css'

export function ProfileScreen() {
  const { t } = useWords()
  const person = usePerson()
  const email = useUser()?.email
  const known = useLandingKnown()

  return (
    <ConsolePage title={t('General')} description={t('Who you are to the people you work with.')}>
      {known ? <LandingCard /> : <div aria-busy="true" hidden />}
      <ProfileForm person={person} identity={<Identity name={nameOf(person)} email={email} />} />
    </ConsolePage>
  )
}

type IdentityProps = { name: string; email: string | undefined }

function Identity({ name, email }: IdentityProps) {
  const { t } = useWords()
  return (
    <div className={styles.identity}>
      <PersonAvatar name={name} email={email} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>
          <span className="visually-hidden">{t('E-mail address')}: </span>
          {email ?? <Skeleton width="medium" />}
        </p>
      </div>
    </div>
  )
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
