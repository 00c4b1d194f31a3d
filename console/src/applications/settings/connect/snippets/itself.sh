# Gets a token in the application's own name, makes the first API call, and revokes the token.
# The client secret comes from the environment: export CLIENT_SECRET=…
tokens=$(curl -sS 'ISSUER/token' -u "CLIENT_ID:$CLIENT_SECRET" -d grant_type=client_credentials)
echo "$tokens"
token=$(printf %s "$tokens" | sed 's/.*"access_token":"\([^"]*\)".*/\1/')

curl -sS -H "Authorization: Bearer $token" 'FIRST_CALL'

curl -sS 'ISSUER/revoke' -u "CLIENT_ID:$CLIENT_SECRET" -d "token=$token"
