import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { SectionPage } from '../../organizations/managed-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ListLocationSearch } from '../../pages/lists/list-search.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { networksQuery, type NetworkListKind } from '../networks.api.ts'
import { CreatedNetworks } from './created-networks.tsx'
import { JoinedNetworks } from './joined-networks.tsx'

const route = getRouteApi('/signed-in/organization/$id/networks')

export function NetworksScreen() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const none =
    useQuery({ ...networksQuery(id, 'created', 1), enabled: false }).data?.data.length === 0

  return (
    <SectionPage
      section="networks"
      title={t('Networks')}
      description={t("A network's owner can read the data that its members agree to share.")}
      // The empty list contains the same button.
      action={
        !none &&
        renderButton(
          pathTo('/organization/$id/networks/new', { id }),
          <>
            <Plus size={16} />
            {t('Create network')}
          </>,
          { variant: 'primary' },
        )
      }
    >
      <BothLists />
    </SectionPage>
  )
}

function BothLists() {
  const { id } = useOrganization()
  const { t } = useTranslation()
  const { created = 1, joined = 1, search } = route.useSearch()
  const createdNetworks = useQuery(networksQuery(id, 'created', created, search))
  const joinedNetworks = useQuery(networksQuery(id, 'joined', joined, search))
  const totals = [createdNetworks, joinedNetworks].map(({ data }) => data?.__meta.total ?? 0)

  return (
    <>
      <ListLocationSearch
        place={{ search, hrefOf: (_, words) => address({ search: words }) }}
        label={t('Search by name')}
        total={Math.max(...totals)}
      />
      <CreatedNetworks page={created} search={search} hrefOf={turned('created')} />
      <JoinedNetworks page={joined} search={search} hrefOf={turned('joined')} />
    </>
  )

  // Each list keeps its page when the page of the other one changes. A search applies to both.
  function turned(standing: NetworkListKind) {
    return (page: number, words: string | undefined) =>
      words === search
        ? address({ created, joined, search, [standing]: page })
        : address({ search: words })
  }

  function address(place: { created?: number; joined?: number; search?: string | undefined }) {
    return pathTo('/organization/$id/networks', { id }, place)
  }
}
