import { defineConfig } from 'i18next-cli'

/** Collects the sentences of the emails and error messages for `npm run make -- locales`. A sentence is its own key. */
export default defineConfig({
  locales: ['en-US'],
  extract: {
    input: ['service/src/**/*.ts', 'contract/src/**/*.ts'],
    ignore: ['{service,contract}/src/**/*.test.ts', 'service/src/testing/**'],
    output: 'service/locales/{{language}}.json',
    functions: ['t', 'message'],
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    // Sentences from a table are listed in a comment.
    extractFromComments: true,
    sort: true,
    // A plural form is the sentence itself, unless the code contains a separate text for it.
    defaultValue: (key) => key.replace(/_(?:one|other)$/, ''),
  },
})
