/** For `vi.waitFor`, which knows no setting of the whole run: looked at often, and given up only when something hangs. */
export const soon = { timeout: 120_000, interval: 20 }
