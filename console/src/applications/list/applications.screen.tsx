import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { AuthorizedApplications } from '../../authorizations/authorized-applications.tsx'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton, renderLinkInPlace } from '../../pages/router-link.tsx'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import { applicationsQuery } from '../applications.api.ts'
import { OwnedApplications } from './owned-applications.tsx'

const route = getRouteApi('/signed-in/organization/$id/applications')

export function ApplicationsScreen() {
  const { t } = useWords()
  const { id } = useOrganization()
  const { tab } = route.useSearch()
  const owned = useQuery({ ...applicationsQuery(id, 1), enabled: false })
  const none = !tab && owned.data?.data.length === 0

  return (
    <SectionPage
      section="applications"
      title={t('Applications')}
      description={t(
        'Programs that use the data of organizations: yours, and those you authorized.',
      )}
      // An empty list has the same button.
      action={
        !none &&
        renderButton(
          addressOf('/organization/$id/applications/new', { id }),
          <>
            <Plus size={16} />
            {t('Create application')}
          </>,
          { variant: 'primary' },
        )
      }
    >
      <Tabs />
    </SectionPage>
  )
}

type Tab = 'owned' | 'authorized'

function Tabs() {
  const { t } = useWords()
  const { id } = useOrganization()
  const { tab = 'owned', owned = 1, authorized = 1, search } = route.useSearch()
  const pages = { owned, authorized }

  return (
    <>
      <TabLinks
        label={t('Applications')}
        renderLink={renderLinkInPlace}
        tabs={[
          { label: t('Owned Applications'), href: address('owned'), current: tab === 'owned' },
          {
            label: t('Authorized Applications'),
            href: address('authorized'),
            current: tab === 'authorized',
          },
        ]}
      />
      {tab === 'owned' ? (
        <OwnedApplications page={owned} search={search} hrefOf={hrefOf('owned')} />
      ) : (
        <AuthorizedApplications page={authorized} search={search} hrefOf={hrefOf('authorized')} />
      )}
    </>
  )

  // Each tab keeps its page while the other is looked at; what is the case anyway needs no word.
  function address(chosen: Tab, page = pages[chosen], words?: string) {
    const shown = chosen === 'authorized' ? chosen : undefined
    const place = { tab: shown, ...pages, [chosen]: page, search: words }
    return addressOf('/organization/$id/applications', { id }, place)
  }

  function hrefOf(chosen: Tab) {
    return (page: number, words: string | undefined) => address(chosen, page, words)
  }
}
