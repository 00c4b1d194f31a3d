import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { factorsQuery } from './factors.api.ts'
import { SignInMethods } from './sign-in-methods.tsx'

export function SignInMethodsCard() {
  const { t } = useWords()
  const factors = useQuery(factorsQuery)
  const words = {
    title: t('How you sign in'),
    description: t('A passkey or an authenticator app keeps out whoever learns your password.'),
  }
  if (factors.data) return <SignInMethods words={words} has={factors.data} />

  return (
    <Card {...words}>
      <Loaded
        query={factors}
        plain
        failure={t('Unable to load how you sign in.')}
        loadingLabel={t('Loading how you sign in…')}
        skeleton={<EntrySkeletons count={2} />}
      />
    </Card>
  )
}
