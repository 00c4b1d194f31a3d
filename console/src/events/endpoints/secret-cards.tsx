import type { EventEndpoint } from '@accord/contract/event-endpoints.ts'
import { type UseMutationOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { pathTo } from '../../browser/app-path.ts'
import { Translated } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { focusTitle } from '../../pages/page-title.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { renderLink } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { Credential, MonoValue } from '../../ui/text/credential.tsx'
import { formatAbsoluteTime } from '../../ui/text/format-time.ts'
import { useEndpointPages } from './endpoint-owner.ts'
import {
  newSecret,
  publicKeyQuery,
  revokePreviousSecretMutation,
  rotateSecretMutation,
  secretMutation,
} from './endpoints.api.ts'
import styles from './endpoints.module.css'

type NewSecretCardProps = { secret: string; description: string }

/** Shows a secret that was created or rotated a moment ago. */
export function NewSecretCard({ secret, description }: NewSecretCardProps) {
  const { t } = useTranslation()
  const dismiss = () => {
    newSecret.set(undefined)
    // The focused button is removed.
    focusTitle()
  }
  return (
    <Card
      title={t('Copy the secret')}
      description={description}
      footer={<Button onClick={dismiss}>{t('Done')}</Button>}
    >
      <dl className={styles.stack}>
        <Credential
          label={t('Signing secret')}
          copy={{ value: secret, label: t('Copy secret'), copiedLabel: t('Secret copied') }}
        />
      </dl>
    </Card>
  )
}

export const maskedSecret = `whsec_${'•'.repeat(16)}`

/** Shows the secret, which the browser fetches only when someone reveals or copies it. */
export function SecretCard({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation()
  const { organization, secretSeenByFormer, previousSecretUntil } = endpoint
  const [revealed, setRevealed] = useState(false)
  const fetching = useAction({
    ...secretMutation(endpoint),
    failed: t("We couldn't load the secret."),
  })
  const secret = fetching.result?.secret
  const obtain = async () => secret ?? (await fetching.attempt()).secret
  const reveal = () =>
    obtain().then(
      () => setRevealed(true),
      () => {},
    )

  return (
    <Card
      title={t('Signing secret')}
      description={t(
        'Your receiver verifies events with it. Anyone who knows it can forge events, so keep it private.',
      )}
    >
      <dl className={styles.stack}>
        <Credential
          label={t('Current secret')}
          copy={{ value: obtain, label: t('Copy secret'), copiedLabel: t('Secret copied') }}
          shown={revealed && secret ? <MonoValue value={secret} /> : <code>{maskedSecret}</code>}
          action={
            <Button
              size="small"
              pending={fetching.pending}
              aria-label={revealed ? t('Hide secret') : t('Reveal secret')}
              onClick={() => (revealed ? setRevealed(false) : void reveal())}
            >
              {revealed ? t('Hide') : t('Reveal')}
            </Button>
          }
        >
          <SeenByFormer people={secretSeenByFormer} />
          <span>
            <Translated
              text={t('We record each view in the <activity>activity</activity>.')}
              parts={{
                activity: renderLink({
                  href: pathTo('/organization/$id/activity', organization, {
                    kind: 'endpoint_secret_shown',
                  }),
                  className: undefined,
                  children: null,
                }),
              }}
            />
          </span>
        </Credential>
        <PreviousSecret
          previousSecretUntil={previousSecretUntil}
          mutation={revokePreviousSecretMutation(endpoint)}
        />
      </dl>
      <Rotation
        previousSecretUntil={previousSecretUntil}
        mutation={rotateSecretMutation(endpoint)}
      />
    </Card>
  )
}

export function SeenByFormer({ people }: { people: EventEndpoint['secretSeenByFormer'] }) {
  const { t } = useTranslation()
  return people.map(({ name, at }) => (
    <Chip key={`${name} ${at}`} tone="warning">
      {t('Viewed by {{name}}, who left', { name })}
    </Chip>
  ))
}

type SecretChangeProps<Now> = {
  /** Until when the previous secret also signs. Null if there is none. */
  previousSecretUntil: string | null
  /** Makes the change of an endpoint or an audit stream. */
  mutation: UseMutationOptions<Now>
}

/** Shows a rotated secret, which also signs for a day. */
export function PreviousSecret<Now>({ previousSecretUntil, mutation }: SecretChangeProps<Now>) {
  const { t, language } = useTranslation()
  const revoking = useAction({
    ...mutation,
    ask: () => ({
      title: t('Revoke the previous secret now?'),
      message: t(
        'From now on, only the new secret signs. Receivers that still use the previous one will reject them.',
      ),
      action: t('Revoke now'),
      danger: true,
    }),
    done: t('Previous secret revoked'),
    // The focused button is removed.
    after: focusTitle,
  })
  if (!previousSecretUntil) return null
  return (
    <Credential
      label={t('Previous secret')}
      shown={<code>{maskedSecret}</code>}
      action={
        <Button size="small" pending={revoking.pending} onClick={() => void revoking.run()}>
          {t('Revoke now')}
        </Button>
      }
    >
      <Chip tone="warning">
        {t('Also signs until {{date}}', {
          date: formatAbsoluteTime(new Date(previousSecretUntil), language),
        })}
      </Chip>
    </Credential>
  )
}

export function Rotation<Now>({ previousSecretUntil, mutation }: SecretChangeProps<Now>) {
  const { t } = useTranslation()
  const rotating = useAction({
    ...mutation,
    ask: () => ({
      title: t('Rotate the secret?'),
      message: previousSecretUntil
        ? t(
            "We'll create a new secret. The current one also signs for 24 hours, and the one before it stops immediately.",
          )
        : t(
            "We'll create a new secret. The current one also signs for 24 hours, so nothing fails while you update your receiver.",
          ),
      action: t('Rotate secret'),
    }),
    done: t('New secret created'),
  })
  return (
    <div className={styles.line}>
      <Button pending={rotating.pending} onClick={() => void rotating.run()}>
        {t('Rotate secret')}
      </Button>
      <span className={styles.hint}>
        {t('Creates a new secret. The previous one also signs for 24 hours.')}
      </span>
    </div>
  )
}

/** Shows the public key of the second signature, or how to turn that signature on. */
export function PublicKeyCard({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation()
  const { id, signsEd25519 } = endpoint
  const { settings } = useEndpointPages()
  const key = useQuery({ ...publicKeyQuery(endpoint), enabled: signsEd25519 })
  if (!signsEd25519) {
    return (
      <p className={styles.hint}>
        <Translated
          text={t(
            'Does your receiver verify events with a public key? Turn on the ed25519 signature in the <settings>settings</settings>.',
          )}
          parts={{
            settings: renderLink({ href: settings(id), className: undefined, children: null }),
          }}
        />
      </p>
    )
  }
  return (
    <Card
      title={t('Public key')}
      description={t(
        "The ed25519 signature of each event can be verified with this key. It isn't secret, and it changes when you rotate the secret.",
      )}
    >
      <Loaded query={key} plain failure={t("We couldn't load the public key.")}>
        {({ publicKey }) =>
          publicKey && (
            <dl className={styles.stack}>
              <Credential
                label={t('Public key')}
                copy={{
                  value: publicKey,
                  label: t('Copy public key'),
                  copiedLabel: t('Public key copied'),
                }}
              />
            </dl>
          )
        }
      </Loaded>
    </Card>
  )
}
