import { type Network, updateNetwork } from '@accord/contract/networks.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { EditButtons } from '../../forms/edit-buttons.tsx'
import { useEdited } from '../../forms/use-edited.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { SharesConsequences } from './shares-consequences.tsx'
import { SharesField } from './shares-field.tsx'
import { useSaveNetwork } from './use-save-network.ts'

/** What the owner asks members to share. */
export function NetworkSharesCard({ network }: { network: Network }) {
  const { t } = useWords()
  const saving = useSaveNetwork(network)
  const {
    value: shares,
    edit,
    discard,
    update,
  } = useEdited('shares', network.shares, (chosen) => saving.attempt({ shares: chosen }))
  const widens = missing(shares, network.shares).length > 0
  const narrows = missing(network.shares, shares).length > 0
  const changed = widens || narrows
  useUnsavedChanges(changed)

  return (
    <Card
      title={t('What members share')}
      description={t(
        'What you can read of each organization that joined. Each line is what they read before they decide.',
      )}
      footer={
        <EditButtons
          changed={changed}
          saving={saving.pending}
          label={t('Update what members share')}
          onDiscard={discard}
          onUpdate={update}
        />
      }
    >
      <SharesField shares={shares} onChange={edit} />
      {network.members && (
        <SharesConsequences members={network.members} widens={widens} narrows={narrows} />
      )}
      {narrows && (
        <WhatEnds
          of={updateNetwork}
          sent={{ params: { id: network.id }, body: { shares } }}
          organizationId={network.createdBy.id}
        />
      )}
    </Card>
  )
}
