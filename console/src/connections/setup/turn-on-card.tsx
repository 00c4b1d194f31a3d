import type { Connection } from '@accord/contract/connections.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checklist } from '../../ui/fields/checklist.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useTurnOff } from '../connection-actions.tsx'
import { isComplete } from '../connection-labels.ts'
import { turnOnMutation } from '../connections.api.ts'
import { numberedTitle } from './setup-steps.tsx'

/** Turns the connection on when it's complete and tested, or off again. */
export function TurnOnCard({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const { name, state, testedAt } = connection
  const isOn = state === 'active'
  const complete = isComplete(connection)
  const tested = complete && testedAt !== null
  const turningOn = useAction({ ...turnOnMutation(connection), done: t('Connection turned on') })
  const turningOff = useTurnOff(connection)

  return (
    <Card
      title={numberedTitle(connection, 'turn-on', t)}
      description={t(
        '“Continue with {{name}}” appears on the sign-in page for addresses in your verified domains. Passwords keep working.',
        { name },
      )}
      footer={
        isOn ? (
          <Button pending={turningOff.pending} onClick={() => void turningOff.run()}>
            {t('Turn off')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={!tested}
            pending={turningOn.pending}
            onClick={() => void turningOn.run()}
          >
            {t('Turn on')}
          </Button>
        )
      }
    >
      {isOn ? (
        <Notice kind="success" announce={false} title={t('This connection is on')}>
          {t('People can sign in through it.')}
        </Notice>
      ) : (
        <Checklist
          metLabel={t('done')}
          unmetLabel={t('missing')}
          items={[
            { text: t('All values are entered'), met: complete },
            { text: t('A test with these values succeeded'), met: tested },
          ]}
        />
      )}
    </Card>
  )
}
