import type { AuditStream } from '@accord/contract/audit-streams.ts'
import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import type { Translate } from '../../i18n/translation.ts'

/** Returns the name of a receiver's kind. The others are names of products. */
export function presetName(preset: StreamPreset, t: Translate): string {
  return {
    https: t('Any other receiver'),
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
  }[preset]
}

/** Returns how a stream reaches a receiver. */
export function presetDescription(preset: StreamPreset, t: Translate): string {
  return {
    https: t('Sends signed JSON Lines to your own program.'),
    splunk: t('Sends to the HTTP Event Collector with its token.'),
    datadog: t('Sends logs with an API key.'),
    elastic: t('Sends documents to a data stream with an encoded API key.'),
  }[preset]
}

/** An address of each receiver, without its own part. */
export const urlExamples: Record<StreamPreset, string> = {
  https: 'https://',
  splunk: 'https://http-inputs.example:8088/services/collector/event',
  datadog: 'https://http-intake.logs.datadoghq.com/api/v2/logs',
  elastic: 'https://elastic.example/logs-accord-default/_bulk',
}

/** Returns how far the receiver is behind the newest activity. */
export function backlog({ pending }: AuditStream, t: Translate): string {
  if (pending <= 0) return t('Up to date')
  return t('{{count}} rows behind', {
    count: pending,
    defaultValue_one: '{{count}} row behind',
  })
}
