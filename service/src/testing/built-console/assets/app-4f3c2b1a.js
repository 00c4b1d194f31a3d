export const asset = 'app'
