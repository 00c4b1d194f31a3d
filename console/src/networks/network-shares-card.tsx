import type { Network } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/scopes.ts'
import { useState } from 'react'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SharesConsequences } from './shares-consequences.tsx'
import { SharesField } from './shares-field.tsx'
import { useSaveNetwork } from './use-save-network.ts'

/** What the owner asks members to share. */
export function NetworkSharesCard({ network }: { network: Network }) {
  const { t } = useWords()
  const { save, saving, saySaved, sayFailed } = useSaveNetwork(network)
  /** Nothing while it is what the service has. */
  const [edited, setEdited] = useState<ScopeEntity[]>()
  const shares = edited ?? network.shares
  const widens = shares.some((entity) => !network.shares.includes(entity))
  const narrows = network.shares.some((entity) => !shares.includes(entity))
  const changed = widens || narrows
  useUnsavedChanges(changed)

  async function saveShares() {
    try {
      await save({ shares })
      setEdited(undefined)
      saySaved()
    } catch (error) {
      sayFailed(error)
    }
  }

  return (
    <Card
      title={t('What members share')}
      description={t(
        'What you can read of each organization that joined. Each line is what they read before they decide.',
      )}
      footer={
        <>
          {changed && <Button onClick={() => setEdited(undefined)}>{t('Discard changes')}</Button>}
          <Button
            variant="primary"
            disabled={!changed}
            pending={saving}
            onClick={() => void saveShares()}
          >
            {t('Update what members share')}
          </Button>
        </>
      }
    >
      <SharesField shares={shares} onChange={setEdited} />
      {network.members && (
        <SharesConsequences members={network.members} widens={widens} narrows={narrows} />
      )}
    </Card>
  )
}
