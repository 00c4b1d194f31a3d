import { useQuery } from '@tanstack/react-query'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { errorReference } from '../../pages/error-reference.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { factorsQuery } from './factors.api.ts'
import { SignInMethods } from './sign-in-methods.tsx'

export function SignInMethodsCard() {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(factorsQuery)
  const words = {
    title: t('How you sign in'),
    description: t('A passkey or an authenticator app keeps out whoever learns your password.'),
  }
  if (data) return <SignInMethods words={words} has={data} />

  return (
    <Card {...words}>
      {error ? (
        <ErrorState
          plain
          title={t('Unable to load how you sign in.')}
          retryLabel={t('Retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          reference={errorReference(error, t)}
        >
          {t(explainError(error))}
        </ErrorState>
      ) : (
        <Loading label={t('Loading how you sign in…')}>
          <EntrySkeletons count={2} />
        </Loading>
      )}
    </Card>
  )
}
