import type { CheckResult, DomainState, OrganizationDomain } from '@accord/contract/domains.ts'
import type { Translate } from '../i18n/translation.ts'
import type { ChipProps } from '../ui/text/chip.tsx'

/** Returns the label and the color of a domain's state. */
export function domainStatus(
  state: DomainState,
  t: Translate,
): { label: string; tone: ChipProps['tone'] } {
  const statuses: Record<DomainState, { label: string; tone: ChipProps['tone'] }> = {
    pending: { label: t('Not verified'), tone: 'neutral' },
    held: { label: t('Verified by another organization'), tone: 'warning' },
    contested: { label: t('Contested'), tone: 'warning' },
    verified: { label: t('Verified'), tone: 'success' },
    missing: { label: t('Record missing'), tone: 'warning' },
    lapsed: { label: t('Record missing'), tone: 'danger' },
  }
  return statuses[state]
}

/** Returns what a check found and what to do about it. Other values are shown separately. */
export function checkSentence(result: CheckResult, t: Translate): string {
  const sentences: Record<CheckResult, string> = {
    found: t('We found the record.'),
    no_record: t(
      "We found no TXT record with this name. After you publish it, it can take up to an hour until it's visible everywhere.",
    ),
    other_value: t(
      'We found a TXT record with this name, but with another value. Replace it, or add a second record:',
    ),
    disagree: t(
      'Only one of our two resolvers found the record. DNS changes take some time to spread. Check again in a few minutes.',
    ),
    failed: t("The domain's name servers didn't respond. Check again later."),
  }
  return sentences[result]
}

/** Whether the record has to be published, so it's shown without a click. */
export function needsRecord({ state }: OrganizationDomain): boolean {
  return state !== 'verified'
}
