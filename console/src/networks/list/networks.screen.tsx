import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { writeQuery } from '../../browser/query-string.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import type { NetworkStanding } from '../networks.api.ts'
import { CreatedNetworks } from './created-networks.tsx'
import { JoinedNetworks } from './joined-networks.tsx'
import { NetworksPage } from './networks-page.tsx'

const route = getRouteApi('/signed-in/organization/$id/networks')

export function NetworksScreen() {
  const { t } = useWords()
  const { id } = useOrganization()

  return (
    <NetworksPage
      title={t('Networks')}
      description={t(
        'Circles of organizations. Whoever creates one reads what its members agreed to share.',
      )}
      action={renderLink({
        href: `/organization/${id}/networks/new`,
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
    </NetworksPage>
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

  // Each list keeps its page while the other is turned; what is the case anyway needs no word.
  function address(turned: NetworkStanding, page: number) {
    const next = { created, joined, [turned]: page }
    const query = writeQuery({
      created: next.created > 1 ? next.created : undefined,
      joined: next.joined > 1 ? next.joined : undefined,
    })
    return `/organization/${id}/networks${query}`
  }
}
