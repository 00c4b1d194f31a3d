import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useWords } from '../language/words.ts'
import { Nowhere } from '../pages/nowhere.tsx'
import { renderButton } from '../pages/router-link.tsx'

/** In place of the pages of an organization that asks for more than the person proved. */
export function SecondFactorNeeded({ said }: { said: string }) {
  const { t } = useWords()
  return (
    <Nowhere
      title={t('Second factor needed')}
      said={said}
      icon={<LockKeyhole size={20} />}
      action={renderButton('/user/account', t('Set up a second factor'), { variant: 'primary' })}
    >
      {t('You are still a member, and go on here as soon as you have signed in with it.')}
    </Nowhere>
  )
}
