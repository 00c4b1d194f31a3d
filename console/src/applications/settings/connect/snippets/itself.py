# Gets a token in the application's own name, makes the first API call, and revokes the token.
# The client secret comes from the environment: CLIENT_SECRET=… python3 call.py
import json, os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

client = {'client_id': 'CLIENT_ID', 'client_secret': os.environ['CLIENT_SECRET']}


def post(path, form):
    body = urlencode({**client, **form}).encode()
    with urlopen('ISSUER/' + path, body) as answer:
        return answer.read()


tokens = json.loads(post('token', {'grant_type': 'client_credentials'}))
print(json.dumps(tokens, indent=2))

call = Request('FIRST_CALL', headers={'Authorization': 'Bearer ' + tokens['access_token']})
try:
    print(urlopen(call).read().decode())
except HTTPError as refused:
    print(refused.read().decode())

post('revoke', {'token': tokens['access_token']})
