import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DecisionActions } from '../decision/decision-actions.tsx'
import { type ApprovalRequest, DecisionPanel } from '../decision/decision-panel.tsx'

type SecondFactorMissingProps = { request: ApprovalRequest; scopes: readonly Scope[] }

/** The application cannot do without a second factor, which they add elsewhere: this page waits, and then goes on. */
export function SecondFactorMissing({ request, scopes }: SecondFactorMissingProps) {
  const { t } = useWords()
  const { application, decision } = request
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice
        kind="warning"
        announce={false}
        title={t('Add a second factor first')}
        action={
          <ButtonLink size="small" href={'/user/account' satisfies Address} target="_blank">
            {t('Set up a second factor')}
          </ButtonLink>
        }
      >
        {t(
          '{{name}} lets nobody in by a password alone. Add a passkey or an authenticator app to your account, then come back to this page.',
          { name: application.name },
        )}
      </Notice>
      <DecisionActions decision={decision} />
    </DecisionPanel>
  )
}
