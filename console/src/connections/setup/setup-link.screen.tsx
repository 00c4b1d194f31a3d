import {
  type SetupPage,
  fillSetupPage,
  getSetupPage,
  setupLinkInvalid,
} from '@accord/contract/connections.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { ApiError } from '../../api/api-error.ts'
import { hasCode } from '../../api/error-checks.ts'
import { queryClient } from '../../api/query-client.ts'
import { settings } from '../../browser/settings.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { useDocumentTitle } from '../../pages/page-title.ts'
import { call } from '../../session/call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Logo } from '../../ui/text/logo.tsx'
import { formatAbsoluteTime, useNow } from '../../ui/text/format-time.ts'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { readFragment } from '../finish/fragment.ts'
import { providerName } from '../connection-labels.ts'
import { ProviderFields, ValuesForProvider } from './provider-values.tsx'
import { knownIssuer } from './provider-terms.ts'
import { SamlFacts } from './saml-facts.tsx'
import { SamlFields } from './saml-fields.tsx'
import { type SamlWay, samlFormOf, usualWay } from './saml-form.ts'
import facts from '../connections.module.css'
import styles from './setup-link.module.css'

function setupPageQuery(code: string) {
  return {
    queryKey: ['setup-link', code],
    queryFn: () => {
      // The service returns 400 for text that can't be a code.
      if (code === '') throw new ApiError({ ...setupLinkInvalid })
      return call(getSetupPage, { body: { code } })
    },
    retry: false,
  }
}

/** Lets someone without an account enter a provider's values. An owner of the organization confirms them. */
export function SetupLinkScreen() {
  const { t } = useTranslation()
  const [code, setCode] = useState(codeInAddress)
  // Someone may open another link in the same tab.
  useEffect(() => {
    const read = () => setCode(codeInAddress())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const query = useQuery(setupPageQuery(code))
  const { data: page, error } = query
  const isInvalid =
    hasCode(error, setupLinkInvalid) || (error instanceof ApiError && error.status === 400)
  const title = isInvalid ? t('This setup link no longer works') : t('Set up single sign-on')
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <header>
        <Logo name={settings.brand} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {page && (
            <p className={styles.context}>
              {page.provider === 'other'
                ? t('{{organization}} wants its members to sign in with your identity provider.', {
                    organization: page.organization,
                  })
                : t('{{organization}} wants its members to sign in with {{provider}}.', {
                    organization: page.organization,
                    provider: providerName(page.provider, t),
                  })}
            </p>
          )}
        </div>
        {isInvalid ? (
          <p>{t(setupLinkInvalid.message)}</p>
        ) : (
          <Loaded query={query} failure={t("We couldn't load this page.")}>
            {(data) => <Steps key={data.provider} page={data} code={code} />}
          </Loaded>
        )}
      </main>
    </div>
  )
}

/** The code stays in the address, because people reload this page or open it again. It's never sent to a server. */
function codeInAddress(): string {
  return readFragment()['code'] ?? ''
}

type StepsProps = { page: SetupPage; code: string }

function Steps({ page, code }: StepsProps) {
  const { t, language } = useTranslation()
  return (
    <>
      <Card
        title={t('1. Register this service at your provider')}
        description={t('You need to be an administrator there.')}
      >
        <ValuesForProvider page={page} />
      </Card>
      <ValuesForm page={page} code={code} />
      <p className={styles.context}>
        {t(
          'This link works until {{date}}. Nothing changes until an owner of {{organization}} confirms it.',
          {
            date: formatAbsoluteTime(new Date(page.expiresAt), language),
            organization: page.organization,
          },
        )}
      </p>
    </>
  )
}

const { issuer, clientId, clientSecret } = fillSetupPage.body.shape

/** An empty secret keeps the one that was entered before. */
const ClientForm = z.object({
  issuer: z.nonoptional(issuer),
  clientId: z.nonoptional(clientId),
  clientSecret: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text?.trim() ? text : undefined)),
    ),
    clientSecret,
  ),
})

type Values = Omit<z.input<typeof fillSetupPage.body>, 'code'>

function ValuesForm({ page, code }: StepsProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { provider, protocol, clientAuthentication, proposed, organization } = page
  const saved = proposed?.saml ?? null
  const [chosen, setChosen] = useState<SamlWay>()
  const way = chosen ?? usualWay(saved)
  const saving = useAction({
    mutationFn: (values: Values) => call(fillSetupPage, { body: { code, ...values } }),
    done: t('Values sent'),
    onSuccess: (filled) => queryClient.setQueryData(setupPageQuery(code).queryKey, filled),
  })
  const { props, errors, pending } = useForm<z.ZodMiniType<Values>>({
    schema: protocol === 'saml' ? samlFormOf(way, saved) : ClientForm,
    submit: async (values, form) => {
      await saving.attempt(values)
      setChosen(undefined)
      for (const name of ['clientSecret', 'saml.metadata', 'saml.certificates']) {
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.value = ''
      }
    },
  })

  return (
    <form {...props}>
      <Card
        title={t('2. Enter the values from your provider')}
        footer={
          <Button type="submit" variant="primary" pending={pending}>
            {proposed ? t('Send changed values') : t('Send values')}
          </Button>
        }
      >
        <div className={styles.stack}>
          {proposed && (
            <Notice kind="success" title={t('The values were sent')}>
              <div className={saved ? facts.sent : undefined}>
                <p>
                  <TimeSentence
                    text={t(
                      'Sent {{time}}. Tell an owner of {{organization}} that they can confirm them. You can still change them.',
                      { organization },
                    )}
                    value={proposed.at}
                    now={now}
                  />
                </p>
                {saved && (
                  <dl className={facts.facts}>
                    <SamlFacts saml={saved} />
                  </dl>
                )}
              </div>
            </Notice>
          )}
          {protocol === 'saml' ? (
            <SamlFields
              provider={provider}
              way={way}
              onWay={setChosen}
              saved={saved}
              errors={errors}
            />
          ) : (
            <ProviderFields
              provider={provider}
              initial={{
                issuer: proposed?.issuer ?? knownIssuer(provider) ?? '',
                clientId: proposed?.clientId ?? '',
                clientAuthentication,
              }}
              hasClientSecret={proposed?.hasClientSecret ?? false}
              choosesAuthentication={false}
              errors={errors}
            />
          )}
        </div>
      </Card>
    </form>
  )
}
