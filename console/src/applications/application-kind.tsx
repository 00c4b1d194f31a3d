import { type ApplicationKind, applicationKinds } from '@accord/contract/rules/application-kinds.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { RadioCard, RadioCards } from '../ui/fields/choice.tsx'

export function kindName(kind: ApplicationKind, t: Translate): string {
  return {
    web: t('Web application'),
    'single-page': t('Single-page application'),
    native: t('Native application'),
  }[kind]
}

/** Returns the kind's name for a list of applications. */
export function shortKindName(kind: ApplicationKind, t: Translate): string {
  return { web: t('Web'), 'single-page': t('Single-page'), native: t('Native') }[kind]
}

function kindSentence(kind: ApplicationKind, t: Translate): string {
  return {
    web: t('Runs on your server, where it can keep a client secret.'),
    'single-page': t(
      'Runs entirely in the browser. It has no client secret and uses PKCE for each sign-in.',
    ),
    native: t(
      'Runs on phones or computers. It has no client secret and uses PKCE for each sign-in.',
    ),
  }[kind]
}

/** Asks where a new application will run. */
export function KindChoice() {
  const { t } = useTranslation()
  return (
    <RadioCards legend={t("Where does the application run? You can't change this later.")}>
      {applicationKinds.map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          defaultChecked={kind === 'web'}
          label={kindName(kind, t)}
          description={kindSentence(kind, t)}
        />
      ))}
    </RadioCards>
  )
}
