import {
  type AuditStream,
  AuditStreamForm,
  streamUrlError,
} from '@accord/contract/audit-streams.ts'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Credential } from '../../ui/text/credential.tsx'
import styles from '../endpoints/endpoints.module.css'
import { PreviousSecret, Rotation, SeenByFormer, maskedSecret } from '../endpoints/secret-cards.tsx'
import { UrlField } from '../url-field.tsx'
import { urlExamples } from './audit-stream-labels.ts'
import {
  revokePreviousSecretMutation,
  rotateSecretMutation,
  updateAuditStreamMutation,
} from './audit-streams.api.ts'
import { PositionField } from './create-audit-stream.screen.tsx'
import { TokenField } from './token-field.tsx'

type StreamProps = { stream: AuditStream }

/** Shows what owners can change. */
export function AuditStreamSettings({ stream }: StreamProps) {
  return (
    <div className={styles.stack}>
      <UrlCard stream={stream} />
      {stream.hasToken ? <TokenCard stream={stream} /> : <SecretCard stream={stream} />}
      <PositionCard stream={stream} />
    </div>
  )
}

const { url: Url, token: Token, after: After } = AuditStreamForm.shape

function UrlCard({ stream }: StreamProps) {
  const { t } = useTranslation()
  const { url, preset } = stream
  const saving = useAction({ ...updateAuditStreamMutation(stream), done: t('URL updated') })
  const schema = z.object({ url: Url }).check(({ value, issues }) => {
    const message = streamUrlError(preset, value.url)
    if (message) issues.push({ code: 'custom', path: ['url'], message, input: value })
  })
  return (
    <UpdateForm
      title={t('Destination')}
      description={t('You have to verify a new URL with a test. Until then, rows wait.')}
      label={t('Update URL')}
      schema={schema}
      initial={{ url }}
      save={(form) => saving.attempt(form)}
    >
      {(errors) => (
        <UrlField defaultValue={url} placeholder={urlExamples[preset]} error={errors['url']} />
      )}
    </UpdateForm>
  )
}

const TokenForm = z.object({ token: z.nonoptional(Token) })

function TokenCard({ stream }: StreamProps) {
  const { t } = useTranslation()
  const saving = useAction({ ...updateAuditStreamMutation(stream), done: t('Token replaced') })
  return (
    <UpdateForm
      title={t('Token')}
      description={t('The new token replaces the current one immediately.')}
      label={t('Replace token')}
      schema={TokenForm}
      initial={{ token: '' }}
      save={(form) => saving.attempt(form)}
    >
      {(errors) => <TokenField error={errors['token']} />}
    </UpdateForm>
  )
}

/** Shows when the secret can be forged, and replaces it. No call returns it again. */
function SecretCard({ stream }: StreamProps) {
  const { t } = useTranslation()
  const { previousSecretUntil, secretSeenByFormer } = stream
  return (
    <Card
      title={t('Signing secret')}
      description={t(
        'Your receiver verifies batches with it. Anyone who knows it can forge batches, so keep it private.',
      )}
    >
      <dl className={styles.stack}>
        <Credential label={t('Current secret')} shown={<code>{maskedSecret}</code>}>
          <SeenByFormer people={secretSeenByFormer} />
          <span>{t("You can't view it again. If you lost it, rotate it.")}</span>
        </Credential>
        <PreviousSecret
          previousSecretUntil={previousSecretUntil}
          mutation={revokePreviousSecretMutation(stream)}
        />
      </dl>
      <Rotation previousSecretUntil={previousSecretUntil} mutation={rotateSecretMutation(stream)} />
    </Card>
  )
}

/** An empty field isn't the beginning. */
const PositionForm = z.object({
  after: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => Number(text || NaN)),
    ),
    z.nonoptional(After),
  ),
})

function PositionCard({ stream }: StreamProps) {
  const { t } = useTranslation()
  const saving = useAction({
    ...updateAuditStreamMutation(stream),
    done: ({ position }) => t('The audit stream continues after row {{position}}', { position }),
  })
  return (
    <UpdateForm
      title={t('Begin again')}
      description={t(
        'If your tool lost rows, send them again. 0 sends all activity that is kept. A higher position than the current one leaves a gap in your copy.',
      )}
      label={t('Begin again')}
      schema={PositionForm}
      initial={{ after: '' }}
      save={(form) => saving.attempt(form)}
    >
      {(errors) => <PositionField error={errors['after']} />}
    </UpdateForm>
  )
}
