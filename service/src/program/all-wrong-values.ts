import { StartupRefused } from '#startup-refused.ts'

/** So that who corrects values hears of all of them at once, and not of the next at each start. */
export function allWrongValues() {
  const sentences: string[] = []
  return {
    /** The value; undefined where it was refused, in which case `refuse` ends it all. */
    tried: <Value>(read: () => Value): Value => {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof StartupRefused)) throw error
        sentences.push(error.message)
        return undefined as Value
      }
    },
    refuse: () => {
      if (sentences.length > 0) throw new StartupRefused([...new Set(sentences)].join('\n'))
    },
  }
}
