/** The receivers whose formats Accord knows. `https` is any other, which gets JSON Lines with a signature. */
export const streamPresets = ['https', 'splunk', 'datadog', 'elastic'] as const
export type StreamPreset = (typeof streamPresets)[number]
