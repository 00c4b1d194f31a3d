/** The values for the placeholders of a sentence. `count` also selects its plural form. */
export type Values = Record<string, string | number>

/**
 * Translates a sentence. The English sentence is its own key, so en-US needs no catalogue.
 * A sentence with a `count` has plural forms, as in i18next: `t('{{count}} members', { count, defaultValue_one:
 * '{{count}} member' })`. A catalogue has a text for each plural form of its language, with `_one`, `_many`, or
 * `_other` after the key.
 */
export type Translate = (sentence: string, values?: Values) => string

/** The sentences of a language, by their en-US text. */
export type Catalogue = Readonly<Record<string, string>>

const englishPlurals = new Intl.PluralRules('en')

export function createTranslate(language: string, catalogue: Catalogue = {}): Translate {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (sentence, values = {}) => {
    const { count } = values
    const translated =
      typeof count === 'number'
        ? (own(catalogue, `${sentence}_${plurals.select(count)}`) ??
          own(catalogue, `${sentence}_other`))
        : own(catalogue, sentence)
    return fill(translated ?? inEnglish(sentence, values), values, (number) =>
      numbers.format(number),
    )
  }
}

/**
 * Formats a list in the style of the language, such as 'Ada, Grace, and Alan'. The type 'unit' lists values after a
 * label, such as 'Roles: Admin, Member'.
 */
export function formatList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(items)
}

/** A text can have the name of a built-in property, such as `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function inEnglish(sentence: string, { count, defaultValue_one: singular }: Values): string {
  const isOne = typeof count === 'number' && englishPlurals.select(count) === 'one'
  return isOne && typeof singular === 'string' ? singular : sentence
}

/** A value that ends in a period, such as 'p.m.' or 'Inc.', also ends the sentence. */
function fill(sentence: string, values: Values, format: (number: number) => string): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (placeholder, name: string, dot: string) => {
    const value = own(values, name)
    if (value === undefined) return placeholder
    const text = typeof value === 'number' ? format(value) : value
    return text.endsWith('.') ? text : text + dot
  })
}

const untranslated = createTranslate('en-US')

interface Template {
  sentence: string
  /** Matches the English text, and finds the values in it. */
  pattern: RegExp
  values: Values
}

/** The sentences with values that were passed to `message`, in the plural and in the singular. */
const templates = new Map<string, Template>()

/**
 * Marks an English text that is translated only when it's shown or sent, so that `npm run make -- locales` collects it.
 * Returns the English text. Numbers in it aren't formatted, because programs may compare the text.
 */
/* @__NO_SIDE_EFFECTS__ */
export function message<const Sentence extends string>(sentence: Sentence): Sentence
export function message(sentence: string, values: Values): string
/* @__NO_SIDE_EFFECTS__ */
export function message(sentence: string, values?: Values): string {
  if (!values) return sentence
  const english = inEnglish(sentence, values)
  if (!templates.has(english)) {
    templates.set(english, { sentence, pattern: patternOf(english, values), values })
  }
  return fill(english, values, String)
}

/** Translates the text of a `message`. Other texts, such as ones that are already translated, stay as they are. */
export function translateMessage(t: Translate, text: string): string {
  for (const { sentence, pattern, values } of templates.values()) {
    const found = pattern.exec(text)?.groups
    if (!found) continue
    const given = Object.entries(found).map(([name, value]) => [
      name,
      typeof values[name] === 'number' ? Number(value) : value,
    ])
    const actual = { ...values, ...Object.fromEntries(given) } as Values
    const translated = t(sentence, actual)
    return translated === untranslated(sentence, actual) ? text : translated
  }
  return t(text)
}

function patternOf(sentence: string, values: Values): RegExp {
  const parts = sentence.split(/\{\{(\w+)\}\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`)
    return `(?<${part}>${typeof values[part] === 'number' ? String.raw`\d+` : '.+'})`
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}
