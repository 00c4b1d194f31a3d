import { Auth } from '@supabase/auth-ui-react'
import { ThemeSupa } from '@supabase/auth-ui-shared'
import { createClient } from '@supabase/supabase-js'
import { createRoot } from 'react-dom/client'

// This is Supabase's own example, reduced to the sign-in form. It sends no request until a person acts.
const client = createClient(window.location.origin, 'no-key-is-needed-to-show-the-form')

createRoot(document.querySelector('#root')).render(
  <Auth supabaseClient={client} appearance={{ theme: ThemeSupa }} providers={[]} view="sign_in" />,
)
