import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import type { Translate } from '../language/words.ts'

/** The kinds of applications, as people choose between them. */
export function kindName(kind: ApplicationKind, t: Translate): string {
  return {
    web: t('Web application'),
    'single-page': t('Single-page application'),
    native: t('Native application'),
  }[kind]
}

export function kindSentence(kind: ApplicationKind, t: Translate): string {
  return {
    web: t('Runs on a server of yours, which keeps a secret.'),
    'single-page': t(
      'Runs in the browser alone. It has no secret; each sign-in is proved by PKCE.',
    ),
    native: t('Runs on phones or computers. It has no secret; each sign-in is proved by PKCE.'),
  }[kind]
}
