# Signs a person in, makes the first API call, and revokes the token. It needs Python 3, but no packages.
# The client secret comes from the environment: CLIENT_SECRET=… python3 sign-in.py
import base64, hashlib, json, os, secrets
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import Request, urlopen

client = {
    'client_id': 'CLIENT_ID',
    'client_secret': os.environ['CLIENT_SECRET'],
}
redirect_uri = 'REDIRECT_URI'
verifier = secrets.token_urlsafe(32)
state = secrets.token_urlsafe(32)
digest = hashlib.sha256(verifier.encode()).digest()


def post(path, form):
    body = urlencode({**client, **form}).encode()
    with urlopen('ISSUER/' + path, body) as answer:
        return answer.read()


query = urlencode({
    'client_id': client['client_id'],
    'response_type': 'code',
    'redirect_uri': redirect_uri,
    'scope': 'SCOPES',
    'state': state,
    'code_challenge': base64.urlsafe_b64encode(digest).decode().rstrip('='),
    'code_challenge_method': 'S256',
})
print('Open this address, approve, and paste the address that you return to:')
print('ISSUER/authorize?' + query, flush=True)

answer = parse_qs(urlsplit(input()).query)
if answer['state'] != [state]:
    raise SystemExit('This response does not match the request.')

tokens = json.loads(post('token', {
    'grant_type': 'authorization_code',
    'code': answer['code'][0],
    'redirect_uri': redirect_uri,
    'code_verifier': verifier,
}))
print(json.dumps(tokens, indent=2))

call = Request('FIRST_CALL', headers={'Authorization': 'Bearer ' + tokens['access_token']})
try:
    print(urlopen(call).read().decode())
except HTTPError as refused:
    print(refused.read().decode())

post('revoke', {'token': tokens.get('refresh_token', tokens['access_token'])})
