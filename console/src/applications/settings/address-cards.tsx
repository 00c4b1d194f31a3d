import type { Application } from '@accord/contract/applications.ts'
import { actsForItself } from '@accord/contract/rules/application-kinds.ts'
import { backchannelUriError, redirectUriFor } from '@accord/contract/rules/redirect-uris.ts'
import * as z from 'zod/mini'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './address-cards.module.css'
import { type ReactNode, type Ref, useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useSaveApplication } from './use-save-application.ts'
import { UpdateForm } from '../../forms/update-form.tsx'

type AddAddressProps = {
  kind: NonNullable<Application['kind']>
  uris: readonly string[]
  add: (uri: string) => Promise<unknown>
}

function AddAddress({ kind, uris, add }: AddAddressProps) {
  const { t } = useTranslation()
  const { props, errors, pending } = useForm({
    schema: z.strictObject({
      uri: redirectUriFor(kind).check(
        z.refine((uri) => !uris.includes(uri), { error: 'This address is already in the list.' }),
      ),
    }),
    submit: async ({ uri }, form) => {
      await add(uri)
      form.reset()
    },
  })
  // The service's error contains the position in its list, but there's only one field here.
  const [complaint] = Object.values(errors)

  return (
    <form {...props} className={styles.add}>
      <div className={styles.field}>
        <TextField
          label={t('Add a URI')}
          name="uri"
          type="url"
          mono
          autoComplete="off"
          spellCheck={false}
          placeholder={kind === 'native' ? 'http://127.0.0.1/callback' : 'https://'}
          error={complaint}
        />
      </div>
      <Button type="submit" pending={pending}>
        {t('Add')}
      </Button>
    </form>
  )
}

const max = 10

type AddressesCardProps = {
  application: Application
  title: ReactNode
  label: string
  description: string
  /** Explains what an empty list means. */
  none?: string | undefined
  list: 'redirectUris' | 'postLogoutUris'
  /** Returns the message of the confirmation before a URI is removed. */
  consequence: (uri: string) => string
}

/** Lists URIs, which people add and remove one at a time. */
function AddressesCard(props: AddressesCardProps) {
  const { application, title, label, description, none, list, consequence } = props
  const { t } = useTranslation()
  const saving = useSaveApplication(application)
  const shown = useRef<HTMLUListElement>(null)
  const uris = application[list] ?? []
  // The change is applied to the current list, so that a URI that a colleague removed in the meantime isn't added
  // again.
  const save = (uri: string, wanted: boolean) =>
    saving.attempt(({ [list]: now = [] }) => ({
      [list]: [...now.filter((kept) => kept !== uri), ...(wanted ? [uri] : [])],
    }))

  const removing = useAction({
    mutationFn: (uri: string) => save(uri, false),
    ask: (uri) => ({
      title: t('Remove this URI?'),
      message: consequence(uri),
      action: t('Remove'),
      danger: true,
    }),
    // Saving already shows the error.
    failed: () => undefined,
    // The focused button was removed with its row.
    after: () => shown.current?.focus(),
  })

  return (
    <Card title={title} description={description}>
      <div className={styles.addresses}>
        <AddressList
          ref={shown}
          label={label}
          uris={uris}
          none={none}
          saving={saving.pending}
          onRemove={removing.run}
        />
        {uris.length < max ? (
          <AddAddress kind={application.kind ?? 'web'} uris={uris} add={(uri) => save(uri, true)} />
        ) : (
          <p className={styles.none}>{t("You've registered the maximum of 10 URIs.")}</p>
        )}
      </div>
    </Card>
  )
}

type AddressListProps = {
  ref: Ref<HTMLUListElement>
  label: string
  uris: readonly string[]
  none: string | undefined
  saving: boolean
  onRemove: (uri: string) => Promise<void>
}

function AddressList({ ref, label, uris, none, saving, onRemove }: AddressListProps) {
  const { t } = useTranslation()
  return (
    <ul ref={ref} className={styles.list} aria-label={label} tabIndex={-1}>
      {uris.length === 0 && (
        <li className={styles.none}>
          {t('No URIs yet.')} {none}
        </li>
      )}
      {uris.map((uri) => (
        <li key={uri} className={styles.address}>
          <code className={styles.uri}>{uri}</code>
          <Button
            variant="quiet"
            size="small"
            disabled={saving}
            aria-label={t('Remove {{uri}}', { uri })}
            onClick={() => void onRemove(uri)}
          >
            {t('Remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type RedirectUrisCardProps = { application: Application; title: ReactNode }

export function RedirectUrisCard({ application, title }: RedirectUrisCardProps) {
  const { t } = useTranslation()
  const { name, kind = 'web', scopes, redirectUris = [] } = application

  const description = {
    web: t(
      'People return to one of these after they approve the application. Only exact matches are accepted.',
    ),
    'single-page': t(
      'People return to one of these after they approve the application. Only exact matches are accepted. Pages on these sites can request tokens.',
    ),
    native: t(
      'People return to one of these after they approve the application. Use http://127.0.0.1 with any port, a custom scheme such as com.example.app:/callback, or an https address that the app has claimed.',
    ),
  }[kind]

  const none = {
    web: t(
      "The standard flow (/oauth/authorize) won't work until you add a redirect URI. Until then, the direct flow (/approval) accepts any https or localhost address. The approval screen shows the address's host.",
    ),
    'single-page': t("People can't sign in until you add a redirect URI."),
    native: t('Until you add a redirect URI, people can sign in only with a device code.'),
  }[kind]

  const withNoneLeft = {
    web: t(
      "Without a redirect URI, the standard flow (/oauth/authorize) won't work for {{name}}. The direct flow (/approval) will accept any https or localhost address.",
      { name },
    ),
    'single-page': t('Without a redirect URI, no one will be able to sign in to {{name}}.', {
      name,
    }),
    native: t(
      'Without a redirect URI, people will be able to sign in to {{name}} only with a device code.',
      {
        name,
      },
    ),
  }[kind]

  return (
    <AddressesCard
      application={application}
      title={title}
      label={t('Redirect URIs')}
      description={description}
      none={actsForItself(kind, scopes) ? undefined : none}
      list="redirectUris"
      consequence={(uri) =>
        redirectUris.length === 1
          ? withNoneLeft
          : t('{{name}} will no longer be able to send people back to {{uri}}.', { name, uri })
      }
    />
  )
}

export function PostLogoutUrisCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { name } = application
  return (
    <AddressesCard
      application={application}
      title={t('Post-logout redirect URIs')}
      label={t('Post-logout redirect URIs')}
      description={t(
        "The application can send people to one of these URIs after they sign out. Only exact matches are accepted. If you don't add any, people stay on this site.",
      )}
      list="postLogoutUris"
      consequence={(uri) =>
        t('{{name}} will no longer be able to send people to {{uri}} after they sign out.', {
          name,
          uri,
        })
      }
    />
  )
}

/** An empty field turns off back-channel logout. */
const Form = z.strictObject({
  backchannelLogoutUri: z.string().check(
    z.trim(),
    z.check(({ value, issues }) => {
      const complaint = value === '' ? undefined : backchannelUriError(value)
      if (complaint) issues.push({ code: 'custom', message: complaint, input: value })
    }),
  ),
})

export function BackchannelCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const saving = useSaveApplication(application)
  const initial = { backchannelLogoutUri: application.backchannelLogoutUri ?? '' }
  return (
    <UpdateForm
      title={t('Back-channel logout')}
      description={t(
        'When someone signs out here, or their session or approval is revoked, we send a signed logout token to this URL. Your application can then end its own session.',
      )}
      schema={Form}
      initial={initial}
      save={({ backchannelLogoutUri }) =>
        saving.attempt({ backchannelLogoutUri: backchannelLogoutUri || null })
      }
    >
      {({ backchannelLogoutUri: complaint }) => (
        <TextField
          label={t('Back-channel logout URL')}
          name="backchannelLogoutUri"
          type="url"
          mono
          aside={t('Optional')}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          defaultValue={initial.backchannelLogoutUri}
          error={complaint}
        />
      )}
    </UpdateForm>
  )
}
