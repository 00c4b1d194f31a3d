import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Translate } from '../i18n/translation.ts'

interface DataKind {
  name: string
  /** An example of such data in one line. */
  example: string
}

/** Returns the kinds of data with names that people know. The API's own names appear only in scopes. */
function dataKinds(t: Translate): Record<ScopeEntity, DataKind> {
  return {
    user: {
      name: t('Personal details'),
      example: t("Example: a person's name and email address"),
    },
    application: {
      name: t('Applications'),
      example: t('Example: a booking app and its permissions'),
    },
    organization: {
      name: t('Organization details'),
      example: t("Example: a clinic's name, address, and phone number"),
    },
    resource: { name: t('Resources'), example: t('Example: a treatment room or a device') },
    profile: { name: t('Members'), example: t("Example: a colleague's role and join date") },
    referral: {
      name: t('Referrals'),
      example: t('Example: a patient referred from one clinic to another'),
    },
    survey: { name: t('Surveys'), example: t('Example: a questionnaire and its responses') },
    transaction: { name: t('Transactions'), example: t('Example: a payment or a delivery') },
    network: { name: t('Networks'), example: t('Example: a group of clinics that share data') },
    'service-account': {
      name: t('Service accounts'),
      example: t('Example: a report that runs every night'),
    },
  }
}

export function entityName(entity: ScopeEntity, t: Translate): string {
  return dataKinds(t)[entity].name
}

export function entityExample(entity: ScopeEntity, t: Translate): string {
  return dataKinds(t)[entity].example
}

/** These kinds need no example next to a sentence about access, because the sentence already lists their data. */
const selfExplanatory: readonly ScopeEntity[] = ['user', 'organization', 'profile']

/** Returns the example to show after a sentence about access to this kind of data, if it adds anything. */
export function exampleAfterSentence(entity: ScopeEntity, t: Translate): string | undefined {
  return selfExplanatory.includes(entity) ? undefined : entityExample(entity, t)
}
