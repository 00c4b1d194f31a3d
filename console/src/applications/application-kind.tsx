import { type ApplicationKind, applicationKinds } from '@accord/contract/rules/application-kinds.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { RadioCard, RadioCards } from '../ui/fields/choice.tsx'

/** The kinds of applications, as people choose between them. */
export function kindName(kind: ApplicationKind, t: Translate): string {
  return {
    web: t('Web application'),
    'single-page': t('Single-page application'),
    native: t('Native application'),
  }[kind]
}

function kindSentence(kind: ApplicationKind, t: Translate): string {
  return {
    web: t('Runs on a server of yours, which keeps a secret.'),
    'single-page': t(
      'Runs in the browser alone. It has no secret; each sign-in is proved by PKCE.',
    ),
    native: t('Runs on phones or computers. It has no secret; each sign-in is proved by PKCE.'),
  }[kind]
}

/** Where a new application will run. */
export function KindChoice() {
  const { t } = useTranslation()
  return (
    <RadioCards legend={t('Where does it run? This stays as you choose it.')}>
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
