import { ApplicationPage } from '../../applications/settings/application-page.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { CreateEndpointButton, EndpointList } from './endpoint-list.tsx'

/** Lists the endpoints that receive the events of all organizations that authorized an application. */
export function ApplicationEndpointsScreen() {
  const { t } = useTranslation()
  return (
    <ApplicationPage tab="events" action={<CreateEndpointButton />}>
      {({ name }) => (
        <EndpointList
          purpose={t(
            'An endpoint is an HTTPS address of your own program. We send it the events of every organization that authorized {{name}}, as far as its permissions allow.',
            { name },
          )}
        />
      )}
    </ApplicationPage>
  )
}
