import { useWords } from '../../language/words.ts'
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
      <NetworkDetailsCard network={network} />
      <NetworkSharesCard network={network} />
      {profileRoles.includes('owner') && <EndNetworkCard network={network} />}
    </ConsolePage>
  )
}
