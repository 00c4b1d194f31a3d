type Values = Record<string, string | number>
export type Translate = (sentence: string, values?: Values) => string

/** A sentence is its own key, so en-US works before any catalog has loaded, and without one. */
export const untranslated: Translate = (sentence, values) => interpolate(sentence, values)

/** A value that ends in a period, such as 'p.m.' or 'Inc.', also ends the sentence. */
export function interpolate(sentence: string, values: Values = {}): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, dot: string) => {
    const value = `${values[name] ?? `{{${name}}}`}`
    return value.endsWith('.') ? value : value + dot
  })
}
