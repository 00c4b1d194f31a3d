import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { ScopeList } from '../rights/scope-list.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { decideOnScopesMutation } from './authorizations.api.ts'

type RequestedScopesProps = { authorization: ShownAuthorization; requested: Scope[] }

/** What the application asks for beyond what it was granted: nothing of it works until authorized. */
export function RequestedScopes({ authorization, requested }: RequestedScopesProps) {
  const { t } = useWords()
  const { name } = authorization.application
  const title = t('{{name}} asks for more', { name })

  const deciding = useAction({
    ...decideOnScopesMutation(authorization),
    done: (_, { decision }) =>
      decision === 'grant'
        ? t('{{name}} may do this from now on', { name })
        : t('Rejected. {{name}} keeps what it had', { name }),
    // The panel is gone, and with it the button that had the focus.
    after: focusTitle,
  })
  const decide = (decision: 'grant' | 'refuse') => deciding.run({ decision, scopes: requested })
  const isDeciding = (decision: string) => deciding.doing?.decision === decision

  return (
    <Card
      title={title}
      description={t('It asks for this in addition. Until you authorize it, it keeps what it has.')}
      footer={
        <>
          <Button pending={isDeciding('refuse')} onClick={() => void decide('refuse')}>
            {t('Reject')}
          </Button>
          <Button
            variant="primary"
            pending={isDeciding('grant')}
            onClick={() => void decide('grant')}
          >
            {t('Authorize')}
          </Button>
        </>
      }
    >
      <ScopeList label={title} scopes={requested} />
    </Card>
  )
}
