import type { ConnectedIdentity } from '@accord/contract/social-sign-in.ts'
import { useQuery } from '@tanstack/react-query'
import LogIn from 'lucide-react/icons/log-in'
import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { LoadedPart } from '../../pages/loaded.tsx'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Entry, EntryList } from '../../ui/layout/entry-list.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { LastUsed, TimeSentence } from '../../ui/text/relative-time.tsx'
import {
  connectIdentityMutation,
  disconnectIdentityMutation,
  identitiesQuery,
} from './identities.api.ts'

/** Lets people connect other providers to their account. It's shown only if the operator has turned on any. */
export function ConnectedProvidersCard() {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const query = useQuery(identitiesQuery)
  const connecting = useAction({
    ...connectIdentityMutation,
    before: confirmIdentity,
    failed: (error) => t(explainError(error)),
  })

  return (
    // Most installations have none, so nothing waits for it.
    <LoadedPart query={query}>
      {({ data, available }) =>
        (data.length > 0 || available.length > 0) && (
          <Card
            title={t('Connected providers')}
            description={t('Sign in with an account that you have somewhere else.')}
            footer={available.map((provider) => (
              <Button
                key={provider.key}
                pending={connecting.doing?.key === provider.key}
                onClick={() => void connecting.run(provider)}
              >
                {t('Connect {{name}}', { name: provider.name })}
              </Button>
            ))}
          >
            {data.length === 0 ? (
              <p>{t('No provider is connected yet.')}</p>
            ) : (
              <EntryList ref={list} label={t('Connected providers')}>
                {data.map((identity) => (
                  <IdentityEntry
                    key={identity.id}
                    identity={identity}
                    onGone={() => list.current?.focus()}
                  />
                ))}
              </EntryList>
            )}
          </Card>
        )
      }
    </LoadedPart>
  )
}

type IdentityEntryProps = { identity: ConnectedIdentity; onGone: () => void }

function IdentityEntry({ identity, onGone }: IdentityEntryProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { provider, usable, email, linkedAt, lastUsedAt } = identity
  const { name } = provider
  const disconnecting = useAction({
    ...disconnectIdentityMutation,
    before: confirmIdentity,
    ask: () => ({
      title: t('Disconnect {{name}}?', { name }),
      message: t("You'll no longer be able to sign in with it. You can connect it again."),
      action: t('Disconnect'),
      danger: true,
    }),
    done: t('{{name}} disconnected', { name }),
    failed: (error) => t(explainError(error)),
    after: onGone,
  })

  return (
    <Entry
      icon={<LogIn size={16} aria-hidden />}
      title={name}
      action={
        <Button
          size="small"
          pending={disconnecting.pending}
          onClick={() => void disconnecting.run(identity)}
        >
          <NamedLabel text={t('Disconnect<hidden> {{name}}</hidden>')} name={name} />
        </Button>
      }
    >
      {email !== null && <span>{email}</span>}
      {!usable && <span>{t('Turned off by the operator')}</span>}
      <span>
        <TimeSentence text={t('Connected {{time}}')} value={linkedAt} now={now} />
      </span>
      <span>
        <LastUsed at={lastUsedAt} />
      </span>
    </Entry>
  )
}
