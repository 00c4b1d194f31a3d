type Values = Record<string, string | number>
export type Translate = (sentence: string, values?: Values) => string

/**
 * A sentence is its own key, so en-US needs nothing loaded: the page speaks before any catalogue comes, and still does
 * when none ever does.
 */
export const untranslated: Translate = (sentence, values) => interpolate(sentence, values)

/** What ends in a dot, as 'p.m.' and 'Inc.' do, ends the sentence with it. */
export function interpolate(sentence: string, values: Values = {}): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, dot: string) => {
    const value = `${values[name] ?? `{{${name}}}`}`
    return value.endsWith('.') ? value : value + dot
  })
}
