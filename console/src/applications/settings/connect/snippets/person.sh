# Signs a person in, makes the first API call, and revokes the token.
# The client secret comes from the environment: export CLIENT_SECRET=…
verifier=$(openssl rand -hex 32)
challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | base64 | tr '+/' '-_' | tr -d '=')
state=$(openssl rand -hex 16)
echo 'Open this address, approve, and paste the address that you return to:'
echo 'ISSUER/authorize?QUERY'"&state=$state&code_challenge=$challenge&code_challenge_method=S256"
read -r back
case "$back" in
  *"state=$state"*) ;;
  *) echo 'This response does not match the request.'; exit 1 ;;
esac
code=$(printf %s "$back" | sed 's/.*[?&]code=\([^&]*\).*/\1/')

tokens=$(curl -sS 'ISSUER/token' \
  -d 'client_id=CLIENT_ID' \
  -d "client_secret=$CLIENT_SECRET" \
  -d grant_type=authorization_code \
  -d "code=$code" \
  --data-urlencode 'redirect_uri=REDIRECT_URI' \
  -d "code_verifier=$verifier")
echo "$tokens"
token=$(printf %s "$tokens" | sed 's/.*"access_token":"\([^"]*\)".*/\1/')
refresh=$(printf %s "$tokens" | sed -n 's/.*"refresh_token":"\([^"]*\)".*/\1/p')

curl -sS -H "Authorization: Bearer $token" 'FIRST_CALL'

curl -sS 'ISSUER/revoke' \
  -d 'client_id=CLIENT_ID' \
  -d "client_secret=$CLIENT_SECRET" \
  -d "token=${refresh:-$token}"
