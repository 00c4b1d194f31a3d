import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import type { NetworkStanding } from '../networks.api.ts'
import { CreatedNetworks } from './created-networks.tsx'
import { JoinedNetworks } from './joined-networks.tsx'

const route = getRouteApi('/signed-in/organization/$id/networks')

export function NetworksScreen() {
  const { t } = useWords()
  const { id } = useOrganization()

  return (
    <SectionPage
      section="networks"
      title={t('Networks')}
      description={t(
        'Circles of organizations. Whoever creates one reads what its members agreed to share.',
      )}
      action={renderLink({
        href: addressOf('/organization/$id/networks/new', { id }),
        className: buttonClass({ variant: 'primary' }),
        children: (
          <>
            <Plus size={16} aria-hidden="true" />
            {t('New network')}
          </>
        ),
      })}
    >
      <BothLists />
    </SectionPage>
  )
}

function BothLists() {
  const { id } = useOrganization()
  const { created = 1, joined = 1 } = route.useSearch()

  return (
    <>
      <CreatedNetworks page={created} hrefOf={(page) => address('created', page)} />
      <JoinedNetworks page={joined} hrefOf={(page) => address('joined', page)} />
    </>
  )

  // Each list keeps its page while the other is turned.
  function address(turned: NetworkStanding, page: number) {
    return addressOf('/organization/$id/networks', { id }, { created, joined, [turned]: page })
  }
}
