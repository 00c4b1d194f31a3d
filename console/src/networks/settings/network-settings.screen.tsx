import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { EndNetworkCard } from './end-network-card.tsx'
import { NetworkDetailsCard } from './network-details-card.tsx'
import { NetworkSharesCard } from './network-shares-card.tsx'

export function NetworkSettingsScreen() {
  const { t } = useWords()
  const network = useNetwork()
  const trail = useNetworkTrail()
  const { profileRoles = [] } = useOrganization()

  return (
    <ConsolePage title={t('Update Network details')} trail={trail}>
      <NotWhileDeleted>
        <NetworkDetailsCard network={network} />
        <NetworkSharesCard network={network} />
      </NotWhileDeleted>
      {profileRoles.includes('owner') && <EndNetworkCard network={network} />}
    </ConsolePage>
  )
}
