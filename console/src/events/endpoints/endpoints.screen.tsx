import { useTranslation } from '../../i18n/translation.ts'
import { DevelopersPage } from '../developers-page.tsx'
import { CreateEndpointButton, EndpointList } from './endpoint-list.tsx'

/** Lists the endpoints that receive an organization's own events. */
export function EndpointsScreen() {
  const { t } = useTranslation()
  return (
    <DevelopersPage
      tab="endpoints"
      description={t('We send events to your endpoints as they happen.')}
      action={<CreateEndpointButton />}
    >
      <EndpointList
        purpose={t(
          'An endpoint is an HTTPS address of your own program. We send it everything that happens in this organization, as soon as it happens.',
        )}
      />
    </DevelopersPage>
  )
}
