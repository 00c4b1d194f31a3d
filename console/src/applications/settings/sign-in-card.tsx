import type { Application } from '@accord/contract/applications.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import { type IdTokenAlgorithm, idTokenAlgorithms } from '@accord/contract/rules/redirect-uris.ts'
import { EditButtons, useEdited } from '../../forms/edit-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { Checkbox } from '../../ui/fields/choice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useSaveApplication } from './use-save-application.ts'
import styles from './sign-in-card.module.css'

/** Shows exceptions for clients that don't support the defaults. Each description explains the risk. */
export function SignInCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { kind = 'web', idTokenAlg = 'ES256' } = application
  const { pkceOptional = false, requirePkce = false, claimsInIdToken = false } = application
  const saved = { pkceOptional, requirePkce, idTokenAlg, claimsInIdToken }
  const saving = useSaveApplication(application)
  const { value, edit, discard, update } = useEdited('signIn', saved, saving.attempt)
  const changed = JSON.stringify(value) !== JSON.stringify(saved)
  useUnsavedChanges(changed)

  return (
    <Card
      title={t('Sign-in settings')}
      description={t(
        'Current libraries work with the default settings. If your application sends a code challenge, we recommend that you require PKCE.',
      )}
      footer={
        <EditButtons
          changed={changed}
          saving={saving.pending}
          label={t('Update sign-in settings')}
          onDiscard={discard}
          onUpdate={update}
        />
      }
    >
      <div className={styles.settings}>
        {isPublic(kind) ? (
          <p className={styles.quiet}>
            {t('PKCE is always required because this application has no client secret.')}
          </p>
        ) : (
          <>
            <Checkbox
              label={t('Require PKCE')}
              description={t(
                'We reject every request without a code challenge, including in the direct flow (/approval).',
              )}
              checked={value.requirePkce}
              onChange={({ target: { checked } }) =>
                edit({
                  ...value,
                  requirePkce: checked,
                  pkceOptional: !checked && value.pkceOptional,
                })
              }
            />
            <Checkbox
              label={t('Allow sign-in without PKCE if a nonce is sent')}
              description={t(
                'Without PKCE, only the client secret and the nonce protect against the use of a stolen code. The nonce helps only if the application checks it.',
              )}
              checked={value.pkceOptional}
              onChange={({ target: { checked } }) =>
                edit({
                  ...value,
                  pkceOptional: checked,
                  requirePkce: !checked && value.requirePkce,
                })
              }
            />
          </>
        )}
        <Checkbox
          label={t('Include claims about the person in the ID token')}
          description={t(
            "The person's name and email address will be in every ID token, including any that are stored or logged. Without this setting, they're still available from the userinfo endpoint.",
          )}
          checked={value.claimsInIdToken}
          onChange={({ target }) => edit({ ...value, claimsInIdToken: target.checked })}
        />
        <SelectField
          label={t('ID token signing algorithm')}
          hint={t("Choose RS256 only if your library doesn't support ES256.")}
          value={value.idTokenAlg}
          onChange={({ target }) =>
            edit({ ...value, idTokenAlg: target.value as IdTokenAlgorithm })
          }
        >
          {idTokenAlgorithms.map((algorithm) => (
            <option key={algorithm}>{algorithm}</option>
          ))}
        </SelectField>
      </div>
    </Card>
  )
}
