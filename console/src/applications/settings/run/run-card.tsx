import { useTranslation } from '../../../i18n/translation.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from '../connect/connect.module.css'
import { type Step, firstCall, walkThrough } from './walk.ts'
import type { Application } from '@accord/contract/applications.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import { type ReactNode, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { explainError } from '../../../api/api-error.ts'
import { apiOrigin } from '../../../api/send.ts'
import { settings } from '../../../browser/settings.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import approvalStyles from '../approval/approval-card.module.css'
import { SnippetField, placeholder } from '../connect/snippet-field.tsx'
import { ownPrograms, programs } from '../connect/snippets.ts'
import { useSaveApplication } from '../use-save-application.ts'
import { runPageUrl, isOtherPage } from './run-address.ts'

/** Shows each request with its raw response. Failed steps are open by default. */
function RunSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, request, answer, failed, note }, index) => (
        <li key={index}>
          <details className={styles.more} open={failed}>
            <summary>
              <h3 className={styles.step}>{title}</h3>
            </summary>
            <div className={styles.values}>
              {[request, answer].map((code) => (
                <pre key={code} className={styles.code}>
                  <code>{code}</code>
                </pre>
              ))}
            </div>
          </details>
          {failed ? (
            <Notice kind="error">{note ?? t('This step failed.')}</Notice>
          ) : (
            note && <p className={styles.quiet}>{note}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

type RunCardProps = { application: Application; title: ReactNode }

/** Runs a sign-in in this page, like the application's client would. The OAuth engine makes no exception for it. */
export function RunCard({ application, title }: RunCardProps) {
  const { t } = useTranslation()
  const { id: clientId, kind = 'web', name, scopes, redirectUris = [] } = application
  const [itself, setItself] = useState(false)
  const [typed, setTyped] = useState<string>()
  const scope = typed ?? ['openid profile email', ...scopes].join(' ')
  const [steps, setSteps] = useState<Step[]>([])
  const [added, setAdded] = useState(false)
  const calling = useRef<AbortController>(null)
  const runButton = useRef<HTMLButtonElement>(null)
  const saving = useSaveApplication(application)
  const hasSecret = !isPublic(kind)
  const registered = redirectUris.includes(runPageUrl.href)
  const others = redirectUris.filter(isOtherPage)
  const api = `${apiOrigin()}/api`

  const { props, errors, pending } = useForm({
    schema: z.object({
      secret: z.optional(z.string().check(z.minLength(1, 'Enter the client secret.'))),
    }),
    submit: async ({ secret }) => {
      const shown: Step[] = []
      const show = (step: Step) => {
        shown.push(step)
        setSteps([...shown])
      }
      setSteps(shown)
      calling.current = new AbortController()
      const { signal: calledOff } = calling.current
      const asked = {
        clientId,
        secret,
        scope: itself ? undefined : scope,
        redirect: runPageUrl.href,
      }
      await walkThrough({ ...asked, api, calledOff, show })
      if (added && worked(shown)) await register(false)
    },
    onRefused: (error) =>
      setSteps((shown) => [
        ...shown,
        { title: name, request: settings.issuer, answer: t(explainError(error)), failed: true },
      ]),
  })

  const works = !pending && worked(steps)
  return (
    <Card
      title={title}
      description={t(
        "Run the same flow as your application. You'll see each request and response, and we'll revoke the tokens at the end.",
      )}
    >
      <div className={styles.stack}>
        {!itself && (
          <Notice
            kind="info"
            announce={false}
            action={
              <Button
                size="small"
                pending={saving.pending}
                onClick={() => void register(!registered)}
              >
                {registered ? t('Remove it') : t('Add it')}
              </Button>
            }
          >
            {addressWords()}{' '}
            {others.length === 0 &&
              hasSecret &&
              t('If this is the only redirect URI, the direct flow rejects all other addresses.')}
          </Notice>
        )}
        <form {...props} className={styles.stack}>
          {hasSecret && (
            <div className={approvalStyles.fields}>
              {scopes.includes('service-account:manage') && (
                <SelectField
                  label={t('Run as')}
                  value={String(itself)}
                  onChange={({ target }) => setItself(target.value === 'true')}
                >
                  <option value="false">{t('A signed-in person')}</option>
                  <option value="true">{t('The application itself')}</option>
                </SelectField>
              )}
              <TextField
                label={t('Client secret')}
                hint={t("It's used only on this page and isn't stored.")}
                name="secret"
                type="password"
                autoComplete="off"
                mono
                error={errors['secret']}
              />
            </div>
          )}
          {!itself && (
            <TextField
              label={t('Scopes')}
              mono
              spellCheck={false}
              value={scope}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <div>
            <Button
              ref={runButton}
              type="submit"
              variant="primary"
              pending={pending}
              disabled={!itself && !registered}
            >
              {t('Run')}
            </Button>
          </div>
        </form>
        {pending && !itself && steps.length === 0 && (
          <Notice
            kind="info"
            action={
              <Button size="small" onClick={callOff}>
                {t('Cancel')}
              </Button>
            }
          >
            {t('Continue in the window that opened.')}
          </Notice>
        )}
        {works && (
          <Notice kind="success">
            {t('The run succeeded, and we revoked its tokens.')}{' '}
            {!itself && t('Your approval is still active. You can revoke it on your account page.')}
          </Notice>
        )}
        {steps.length > 0 && <RunSteps steps={steps} />}
        {steps.length > 0 && !pending && (
          <SnippetField
            label={t('Copy as')}
            snippets={itself ? ownPrograms : programs}
            connection={{
              clientId,
              kind,
              redirect: others[0] ?? placeholder,
              scope,
              call: firstCall(itself, scope, api),
            }}
          />
        )}
      </div>
    </Card>
  )

  /** Describes the redirect URI that the run needs. It's removed automatically after a successful run. */
  function addressWords(): string {
    const uri = runPageUrl.href
    if (registered) return t('{{uri}} is registered as a redirect URI.', { uri })
    if (works) return t('{{uri}} is no longer registered as a redirect URI.', { uri })
    return t('To run it here, register {{uri}} as a redirect URI.', { uri })
  }

  function callOff() {
    calling.current?.abort()
    // The Cancel button, which had the focus, is removed.
    runButton.current?.focus()
  }

  /** Changes the current list of redirect URIs, because someone may have changed it during the run. */
  async function register(wanted: boolean) {
    const saved = saving.attempt(({ redirectUris: now = [] }) => ({
      redirectUris: [...now.filter(isOtherPage), ...(wanted ? [runPageUrl.href] : [])],
    }))
    // Saving has already shown the error.
    await saved.then(
      () => setAdded(wanted),
      () => {},
    )
  }
}

function worked(steps: readonly Step[]): boolean {
  return steps.length > 0 && !steps.some(({ failed }) => failed)
}
