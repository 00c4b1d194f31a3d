/**
 * How Node runs the service. Its young generation grows to three times this: with the usual 16 MB the
 * buffers of a large export wait so long for their end that the process holds 50 MB more. In package.json
 * `npm start` and `npm run worker` say the same.
 */
export const serviceFlags = ['--max-semi-space-size=8']
