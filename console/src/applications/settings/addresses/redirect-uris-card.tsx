import type { Application } from '@accord/contract/applications.ts'
import { useWords } from '../../../language/words.ts'
import { AddressesCard } from './addresses-card.tsx'

/** Where people may be sent back to. */
export function RedirectUrisCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { name, kind = 'web', redirectUris = [] } = application

  const description = {
    web: t(
      'Where people come back to after they approved the application. Only an exact match is accepted. The standard way in, /oauth/authorize, needs one. With none registered any address is accepted by the direct way in, /approval, and the approval screen names it.',
    ),
    'single-page': t(
      'Where people come back to after they approved the application. Only an exact match is accepted, and at least one is needed. Pages of these sites may ask for tokens.',
    ),
    native: t(
      'Where people come back to after they approved the application: http://127.0.0.1 with any port, a scheme of its own such as com.example.app:/callback, or an https address that it claims. All but the port must match exactly. The code of a device needs none.',
    ),
  }[kind]

  const withNoneLeft = {
    web: t(
      'With none left, {{name}} may send people back to any address by the direct way in, and cannot use the standard one.',
      { name },
    ),
    'single-page': t('With none left, nobody can sign in to {{name}}.', { name }),
    native: t('With none left, people sign in to {{name}} by the code of a device alone.', {
      name,
    }),
  }[kind]

  return (
    <AddressesCard
      application={application}
      title={t('Redirect addresses')}
      description={description}
      list="redirectUris"
      consequence={(uri) =>
        redirectUris.length === 1
          ? withNoneLeft
          : t('{{name}} can no longer send people back to {{uri}}.', { name, uri })
      }
    />
  )
}
