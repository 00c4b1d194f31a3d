import { Auth } from '@supabase/auth-ui-react'
import { ThemeSupa } from '@supabase/auth-ui-shared'
import { createClient } from '@supabase/supabase-js'
import { createRoot } from 'react-dom/client'

// Supabase's own example: the sign-in form and nothing else. No call is made before a person acts.
const client = createClient(window.location.origin, 'no-key-is-needed-to-show-the-form')

createRoot(document.querySelector('#root')).render(
  <Auth supabaseClient={client} appearance={{ theme: ThemeSupa }} providers={[]} view="sign_in" />,
)
