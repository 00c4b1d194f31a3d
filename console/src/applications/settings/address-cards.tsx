import type { Application } from '@accord/contract/applications.ts'
import { backchannelUriError, redirectUriFor } from '@accord/contract/rules/redirect-uris.ts'
import * as z from 'zod/mini'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './address-cards.module.css'
import { type Ref, useRef } from 'react'
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
  // The service names the place in its list; here there is one field.
  const [complaint] = Object.values(errors)

  return (
    <form {...props} className={styles.add}>
      <div className={styles.field}>
        <TextField
          label={t('Add an address')}
          name="uri"
          type="url"
          mono
          autoComplete="off"
          spellCheck={false}
          placeholder={kind === 'native' ? 'http://127.0.0.1/callback' : 'https://'}
          error={complaint && t(complaint)}
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
  title: string
  description: string
  list: 'redirectUris' | 'postLogoutUris'
  /** What is asked before one of them goes. */
  consequence: (uri: string) => string
}

/** Addresses that people may be sent to, one by one. */
function AddressesCard(props: AddressesCardProps) {
  const { application, title, description, list, consequence: impactItem } = props
  const { t } = useTranslation()
  const saving = useSaveApplication(application)
  const shown = useRef<HTMLUListElement>(null)
  const uris = application[list] ?? []
  // Of the list as it is by then: what a colleague removed meanwhile must not come back with it.
  const save = (uri: string, wanted: boolean) =>
    saving.attempt(({ [list]: now = [] }) => ({
      [list]: [...now.filter((kept) => kept !== uri), ...(wanted ? [uri] : [])],
    }))

  const removing = useAction({
    mutationFn: (uri: string) => save(uri, false),
    ask: (uri) => ({
      title: t('Remove this address?'),
      message: impactItem(uri),
      action: t('Remove'),
      danger: true,
    }),
    // The saving says it.
    failed: () => undefined,
    // The row is gone, and with it the button that had the focus.
    after: () => shown.current?.focus(),
  })

  return (
    <Card title={title} description={description}>
      <div className={styles.addresses}>
        <AddressList
          ref={shown}
          label={title}
          uris={uris}
          saving={saving.pending}
          onRemove={removing.run}
        />
        {uris.length < max ? (
          <AddAddress kind={application.kind ?? 'web'} uris={uris} add={(uri) => save(uri, true)} />
        ) : (
          <p className={styles.none}>{t('Register at most 10 addresses.')}</p>
        )}
      </div>
    </Card>
  )
}

type AddressListProps = {
  ref: Ref<HTMLUListElement>
  label: string
  uris: readonly string[]
  saving: boolean
  onRemove: (uri: string) => Promise<void>
}

function AddressList({ ref, label, uris, saving, onRemove }: AddressListProps) {
  const { t } = useTranslation()
  return (
    <ul ref={ref} className={styles.list} aria-label={label} tabIndex={-1}>
      {uris.length === 0 && <li className={styles.none}>{t('No address is registered.')}</li>}
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

/** Where people may be sent back to. */
export function RedirectUrisCard({ application }: { application: Application }) {
  const { t } = useTranslation()
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

/** Where people may be sent once they have signed out. */
export function PostLogoutUrisCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { name } = application
  return (
    <AddressesCard
      application={application}
      title={t('Addresses after signing out')}
      description={t(
        'Where the application may have people sent once they have signed out. Only an exact match is accepted. With none registered they stay here.',
      )}
      list="postLogoutUris"
      consequence={(uri) =>
        t('{{name}} can no longer send people to {{uri}} after they signed out.', { name, uri })
      }
    />
  )
}

/** An empty field is no address, and the application is told of nothing. */
const Form = z.strictObject({
  backchannelLogoutUri: z.string().check(
    z.trim(),
    z.check(({ value, issues }) => {
      const complaint = value === '' ? undefined : backchannelUriError(value)
      if (complaint) issues.push({ code: 'custom', message: complaint, input: value })
    }),
  ),
})

/** Where the application itself hears of it. */
export function BackchannelCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const saving = useSaveApplication(application)
  const initial = { backchannelLogoutUri: application.backchannelLogoutUri ?? '' }
  return (
    <UpdateForm
      title={t('Being told of sign-outs')}
      description={t(
        'When a person signs out here, the service posts a signed logout token to this address, so that the application can end its own session with them.',
      )}
      schema={Form}
      initial={initial}
      save={({ backchannelLogoutUri }) =>
        saving.attempt({ backchannelLogoutUri: backchannelLogoutUri || null })
      }
    >
      {({ backchannelLogoutUri: complaint }) => (
        <TextField
          label={t('Back-channel logout address')}
          name="backchannelLogoutUri"
          type="url"
          mono
          aside={t('Optional')}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          defaultValue={initial.backchannelLogoutUri}
          error={complaint && t(complaint)}
        />
      )}
    </UpdateForm>
  )
}
