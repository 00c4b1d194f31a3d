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
      example: t("E.g., a person's name and email address"),
    },
    application: {
      name: t('Applications'),
      example: t('E.g., a booking app and its permissions'),
    },
    organization: {
      name: t('Organization details'),
      example: t("E.g., a clinic's name, address, and phone number"),
    },
    resource: { name: t('Resources'), example: t('E.g., a treatment room or a device') },
    profile: { name: t('Members'), example: t("E.g., a colleague's role and join date") },
    referral: {
      name: t('Referrals'),
      example: t('E.g., a patient referred from one clinic to another'),
    },
    survey: { name: t('Surveys'), example: t('E.g., a questionnaire and its answers') },
    transaction: { name: t('Transactions'), example: t('E.g., a payment or a delivery') },
    network: { name: t('Networks'), example: t('E.g., a group of clinics that share data') },
    'service-account': {
      name: t('Service accounts'),
      example: t('E.g., a report that runs every night'),
    },
  }
}

export function entityName(entity: ScopeEntity, t: Translate): string {
  return dataKinds(t)[entity].name
}

export function entityExample(entity: ScopeEntity, t: Translate): string {
  return dataKinds(t)[entity].example
}
