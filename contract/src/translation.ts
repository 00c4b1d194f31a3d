/** What fills the placeholders of a sentence. `count` also selects its plural form. */
export type Values = Record<string, string | number>

/**
 * Translates a sentence. A sentence is its own key, so en-US needs no catalogue.
 *
 * A sentence with a `count` has plural forms, as in i18next: `t('{{count}} members', { count, defaultValue_one:
 * '{{count}} member' })`. A catalogue has a text for each plural form of its language, with `_one`, `_many`, or
 * `_other` after the key.
 */
export type Translate = (sentence: string, values?: Values) => string

/** The sentences of a language, by their en-US text. */
export type Catalogue = Readonly<Record<string, string>>

const english = new Intl.PluralRules('en')

export function createTranslate(language: string, catalogue: Catalogue = {}): Translate {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (sentence, values = {}) => {
    const { count } = values
    const translated =
      typeof count === 'number'
        ? (catalogue[`${sentence}_${plurals.select(count)}`] ?? catalogue[`${sentence}_other`])
        : catalogue[sentence]
    return fill(translated ?? inEnglish(sentence, values), values, numbers)
  }
}

/**
 * Lists names as the language does: 'Ada, Grace, and Alan'. The type 'unit' lists values after a label, such as
 * 'Roles: Admin, Member'.
 */
export function formatList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(items)
}

function inEnglish(sentence: string, { count, defaultValue_one: singular }: Values): string {
  const isOne = typeof count === 'number' && english.select(count) === 'one'
  return isOne && typeof singular === 'string' ? singular : sentence
}

/** A value that ends in a period, such as 'p.m.' or 'Inc.', also ends the sentence. */
function fill(sentence: string, values: Values, numbers: Intl.NumberFormat): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (placeholder, name: string, dot: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    const text = typeof value === 'number' ? numbers.format(value) : value
    return text.endsWith('.') ? text : text + dot
  })
}
