import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { ScopeList } from '../rights/scope-list.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { Card } from '../ui/layout/card.tsx'
import { useDecideOnScopes } from './authorizations.api.ts'

type RequestedScopesProps = { authorization: ShownAuthorization; requested: Scope[] }

/** What the application asks for beyond what it was granted: nothing of it works until allowed. */
export function RequestedScopes({ authorization, requested }: RequestedScopesProps) {
  const { t } = useWords()
  const deciding = useDecideOnScopes(authorization)
  const { name } = authorization.application
  const title = t('{{name}} asks for more', { name })

  async function decide(decision: 'grant' | 'refuse') {
    try {
      await deciding.mutateAsync({ decision, scopes: requested })
      const message =
        decision === 'grant'
          ? t('{{name}} may do this from now on', { name })
          : t('Refused. {{name}} keeps what it had', { name })
      showSnackbar({ kind: 'success', message })
      // The panel is gone, and with it the button that had the focus.
      focusTitle()
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  const isDeciding = (decision: string) =>
    deciding.isPending && deciding.variables.decision === decision
  return (
    <Card
      title={title}
      description={t('It asks for this in addition. Until you allow it, it keeps what it has.')}
      footer={
        <>
          <Button pending={isDeciding('refuse')} onClick={() => void decide('refuse')}>
            {t('Refuse')}
          </Button>
          <Button
            variant="primary"
            pending={isDeciding('grant')}
            onClick={() => void decide('grant')}
          >
            {t('Allow')}
          </Button>
        </>
      }
    >
      <ScopeList label={title} scopes={requested} />
    </Card>
  )
}
