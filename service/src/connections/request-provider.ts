import type { Config } from '#config/config.ts'
import { type OutsideAnswer, requestDocument } from '#http/outbound.ts'
import { providerMetrics } from '#observability/metrics.ts'

/** What is requested from an identity provider, as the metrics name it. */
export type ProviderDocument = 'configuration' | 'keys' | 'token' | 'user_info' | 'metadata'

/** Requests a document from an identity provider, and counts how long it takes and whether it fails. */
export async function requestProvider(
  config: Config,
  document: ProviderDocument,
  request: Parameters<typeof requestDocument>[1],
): Promise<OutsideAnswer> {
  const began = performance.now()
  let isUsable = false
  try {
    const answer = await requestDocument(config, request)
    isUsable = answer.status < 400
    return answer
  } finally {
    providerMetrics.seconds.observe({ document }, (performance.now() - began) / 1000)
    if (!isUsable) providerMetrics.failures.inc({ document })
  }
}
